// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace platform {

/// A shared library or module that is loaded while the program runs, so that the program also runs without it.
class Library {
public:
    enum class Lasting : std::uint8_t {
        Object,  ///< Until this object ends.
        Program, ///< Until the program ends: for what keeps threads or data of its own.
    };

    /// \param name of a library of the system, or the path of a module.
    Library(const std::filesystem::path& name, Lasting lasting);
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    ~Library();

    [[nodiscard]] bool isLoaded() const noexcept { return m_handle != nullptr; }
    /// Why it could not be loaded, as the system says it; empty if it is loaded.
    [[nodiscard]] const std::string& problem() const noexcept { return m_problem; }

    /// Looks up a function by its name; sets it to null if there is none. \returns whether there is one.
    template<class Function>
    bool find(Function*& function, const char* name) const {
        function = reinterpret_cast<Function*>(addressOf(name)); // What POSIX says about dlsym.
        return function != nullptr;
    }

private:
    [[nodiscard]] void* addressOf(const char* name) const noexcept;

    void* m_handle;
    std::string m_problem;
    Lasting m_lasting;
};

} // namespace platform
