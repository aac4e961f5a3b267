// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/Display.hpp"

#include <shobjidl.h>
#include <windows.h>

namespace platform {

// There is always a display.
DisplayConnection::DisplayConnection()
    : m_display(GetDesktopWindow()) {}

// Windows itself offers version 1.1; what can be drawn with is known once there is a window.
bool DisplayConnection::offersOpenGl() const noexcept {
    return m_display != nullptr;
}

std::string DisplayConnection::textDpi() const {
    return m_display ? std::to_string(GetDpiForSystem()) : std::string();
}

void DisplayCloser::operator()(void* /*display*/) const noexcept {}

// Windows are grouped in the taskbar by this; programs that give none are told apart by their paths.
void setApplication(sf::WindowHandle /*window*/, std::string application, std::string /*program*/) {
    SetCurrentProcessExplicitAppUserModelID(std::wstring(application.begin(), application.end()).c_str());
}

// At the end of a session, Windows ends the program: what it has not stored by then is what a crash would lose.
void onDisplayLost(void (* /*function*/)()) {}

} // namespace platform
