// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/DrawingErrors.hpp"

#include <windows.h>

namespace platform {

namespace {

/// What to do on a crash, and what was done before; the filter is a plain function.
const std::function<int()>* onError = nullptr;
LPTOP_LEVEL_EXCEPTION_FILTER filterBefore = nullptr;

LONG WINAPI handleCrash(EXCEPTION_POINTERS* /*crash*/) {
    SetUnhandledExceptionFilter(filterBefore); // A crash in the report ends the program.
    endAtOnce((*onError)());
}

} // namespace

void endAtOnce(int code) {
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
    __builtin_unreachable(); // The system ends this thread within the call.
}

DrawingErrors::DrawingErrors(const std::function<int()>& report) {
    onError = &report;
    filterBefore = SetUnhandledExceptionFilter(handleCrash);
}

DrawingErrors::~DrawingErrors() {
    SetUnhandledExceptionFilter(filterBefore);
    onError = nullptr;
}

} // namespace platform
