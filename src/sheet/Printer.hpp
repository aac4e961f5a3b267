// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Sheet.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace sheet {

/// Why sheets cannot be written on this computer.
enum class PrinterProblem : std::uint8_t {
    NoCairo, ///< Cairo is not installed.
    NoFont,  ///< No font was found, neither beside the levels nor in the system.
    Failed,  ///< Cairo has reported an error: there is too little memory.
};

/// Writes sheets as PDF. Cairo is loaded when the first printer is made. A printer may be used by one thread at a time.
class Printer {
public:
    /// \param shippedFonts the folder of the game's fonts. A font that is not there is looked for in the system.
    [[nodiscard]] static tl::expected<Printer, PrinterProblem> make(const std::filesystem::path& shippedFonts);
    ~Printer();
    Printer(Printer&&) noexcept;
    Printer& operator=(Printer&&) noexcept;

    /// The widths of texts. \pre the printer outlives the function.
    [[nodiscard]] Measure measure() const;

    /// The file: vector graphics, with the letters that are used. The same sheet gives the same bytes: there is no date
    /// in it.
    [[nodiscard]] tl::expected<std::string, PrinterProblem> pdf(const Sheet& sheet) const;

private:
    struct State;
    explicit Printer(std::unique_ptr<State> state) noexcept;

    std::unique_ptr<State> m_state;
};

[[nodiscard]] std::string describe(const text::Text& text, PrinterProblem problem);

} // namespace sheet
