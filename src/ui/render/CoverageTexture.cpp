#include "ui/render/CoverageTexture.hpp"

#include <SFML/OpenGL.hpp>

#include <stdexcept>
#include <string>

namespace ui::render {

namespace {

/// While it lives, a texture is the one that OpenGL speaks of, and rows of texels lie close together; afterwards all is
/// as SFML, which remembers what it has set, left it.
class Bound {
public:
    explicit Bound(const sf::Texture& texture) {
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &m_texture);
        glGetIntegerv(GL_UNPACK_ALIGNMENT, &m_alignment);
        glBindTexture(GL_TEXTURE_2D, texture.getNativeHandle());
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    }
    ~Bound() {
        glPixelStorei(GL_UNPACK_ALIGNMENT, m_alignment);
        glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(m_texture));
    }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

private:
    GLint m_texture = 0;
    GLint m_alignment = 0;
};

GLsizei size(unsigned pixels) {
    return static_cast<GLsizei>(pixels);
}

} // namespace

CoverageTexture::CoverageTexture(const Coverage& texels) {
    const TransientContextLock context;
    if (!m_texture.create(texels.size.x, texels.size.y)) {
        throw std::runtime_error("no texture of " + std::to_string(texels.size.x) + " by " +
                                 std::to_string(texels.size.y));
    }
    m_texture.setSmooth(true);
    const Bound bound(m_texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA8, size(texels.size.x), size(texels.size.y), 0, GL_ALPHA, GL_UNSIGNED_BYTE,
                 texels.values.data());
}

void CoverageTexture::update(const Coverage& texels, sf::Vector2u at) {
    const TransientContextLock context;
    const Bound bound(m_texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, size(at.x), size(at.y), size(texels.size.x), size(texels.size.y), GL_ALPHA,
                    GL_UNSIGNED_BYTE, texels.values.data());
}

} // namespace ui::render
