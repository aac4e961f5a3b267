// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/PadCodes.hpp"

namespace platform {

// As DirectInput, which SFML uses, numbers them on a pad of the Xbox. Both triggers are one axis there, of which
// nothing is made. Other pads have orders of their own.
std::string_view usualPadMapping() noexcept {
    return "a:b0,b:b1,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,back:b6,start:b7,leftstick:b8,rightstick:b9,"
           "leftx:a0,lefty:a1,rightx:a3,righty:a4";
}

} // namespace platform
