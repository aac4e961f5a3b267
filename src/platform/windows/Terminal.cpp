// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Terminal.hpp"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace platform {

bool isErrorTerminal() noexcept {
    return _isatty(_fileno(stderr)) != 0;
}

int outputColumns() noexcept {
    CONSOLE_SCREEN_BUFFER_INFO size{};
    return GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &size) != 0
               ? size.srWindow.Right - size.srWindow.Left + 1
               : 0;
}

void keepStreamsAsTheyAre() noexcept {
    if (_fileno(stdout) < 0 && _fileno(stderr) < 0 && AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        std::freopen("CONOUT$", "w", stdout);
        std::freopen("CONOUT$", "w", stderr);
    }
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    // The manifest of the program does not change how its console reads what is written, and other programs use the
    // console afterwards. There is no console if all streams are files or pipes.
    static const UINT before = GetConsoleOutputCP();
    if (before != 0 && before != CP_UTF8 && SetConsoleOutputCP(CP_UTF8) != 0)
        std::atexit([] { SetConsoleOutputCP(before); });
}

void tellWithoutTerminal(const std::string& utf8) {
    if (_fileno(stderr) >= 0)
        return;
    const int size = static_cast<int>(utf8.size());
    std::wstring words(utf8.size(), L'\0'); // Never more units than bytes.
    words.resize(static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, words.data(), size)));
    MessageBoxW(nullptr, words.c_str(), L"Lichter Aus", MB_OK | MB_ICONERROR);
}

int silenceErrors() {
    std::fflush(stderr);
    const int before = _dup(_fileno(stderr));
    const int nowhere = _open("NUL", _O_WRONLY);
    if (before >= 0 && nowhere >= 0)
        _dup2(nowhere, _fileno(stderr));
    if (nowhere >= 0)
        _close(nowhere);
    return before;
}

void restoreErrors(int before) {
    std::fflush(stderr);
    if (before >= 0) {
        _dup2(before, _fileno(stderr));
        _close(before);
    }
}

} // namespace platform
