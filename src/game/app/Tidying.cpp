#include "game/app/Tidying.hpp"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace game {

namespace {

/// Sprites of one scene rarely take as much; of several they do.
constexpr std::size_t mostSpriteBytes = std::size_t{1} << 20U;

/// The C library keeps what was freed below something that is still in use; this gives it back to the system.
void giveBackFreedMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace

void Tidying::update() {
    if (!m_drawn)
        return;
    m_drawn = false;
    --m_pictures;
    m_atlases.forgetUnused();
    if (m_pictures > 0 && m_resources.textureBytes() > mostSpriteBytes)
        m_resources.clear();
    if (m_pictures == 0)
        giveBackFreedMemory();
}

} // namespace game
