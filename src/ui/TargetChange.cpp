#include "ui/TargetChange.hpp"

#include <SFML/OpenGL.hpp>

namespace ui {

TargetChange::TargetChange() {
    const TransientContextLock context;
    glFinish();
}

TargetChange::~TargetChange() {
    const TransientContextLock context;
    glFinish();
}

} // namespace ui
