// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/FrameCopy.hpp"

#include <GL/glx.h>
#include <string_view>

namespace platform {

bool canShowPart() {
    ::Display* const display = glXGetCurrentDisplay();
    const char* const extensions =
        display != nullptr ? glXQueryExtensionsString(display, DefaultScreen(display)) : nullptr;
    return extensions != nullptr &&
           std::string_view(extensions).find("GLX_MESA_copy_sub_buffer") != std::string_view::npos;
}

void showPart(int x, int y, int width, int height) {
    static const auto copy = reinterpret_cast<PFNGLXCOPYSUBBUFFERMESAPROC>(
        glXGetProcAddressARB(reinterpret_cast<const GLubyte*>("glXCopySubBufferMESA")));
    copy(glXGetCurrentDisplay(), glXGetCurrentDrawable(), x, y, width, height);
}

} // namespace platform
