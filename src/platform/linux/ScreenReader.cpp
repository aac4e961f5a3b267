// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ScreenReader.hpp"

#include "platform/Library.hpp"

namespace platform {

namespace {

// What is used of sd-bus.h (libsystemd), whose library is loaded by name.
struct Bus;
using Open = int(Bus**);
using Close = Bus*(Bus*);
using GetProperty = int(Bus*, const char* destination, const char* path, const char* interface, const char* member,
                        void* error, char type, void* value);

} // namespace

// As org.a11y.Status on the session bus says it, which at-spi2-core answers.
bool screenReaderRuns() {
    const Library library("libsystemd.so.0", Library::Lasting::Program);
    Open* open = nullptr;
    Close* close = nullptr;
    GetProperty* get = nullptr;
    Bus* bus = nullptr;
    if (!library.find(open, "sd_bus_open_user") || !library.find(close, "sd_bus_flush_close_unref") ||
        !library.find(get, "sd_bus_get_property_trivial") || open(&bus) < 0)
        return false;
    int enabled = 0;
    const int done =
        get(bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled", nullptr, 'b', &enabled);
    close(bus);
    return done >= 0 && enabled != 0;
}

} // namespace platform
