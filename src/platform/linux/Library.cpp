// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Library.hpp"

#include <dlfcn.h>

namespace platform {

Library::Library(const std::filesystem::path& name, Lasting lasting)
    : m_handle(dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL | (lasting == Lasting::Program ? RTLD_NODELETE : 0)))
    , m_lasting(lasting) {
    if (m_handle != nullptr)
        return;
    const char* const why = dlerror();
    m_problem = why != nullptr ? why : "unknown";
}

Library::~Library() {
    if (m_handle != nullptr && m_lasting == Lasting::Object)
        dlclose(m_handle);
}

void* Library::addressOf(const char* name) const noexcept {
    return m_handle != nullptr ? dlsym(m_handle, name) : nullptr;
}

} // namespace platform
