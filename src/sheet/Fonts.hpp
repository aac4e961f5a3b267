// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/CairoLibrary.hpp"
#include "sheet/Marks.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sheet {

/// A font file, opened by Cairo.
class Font {
public:
    /// \param index of the face in the file. \returns nothing if it cannot be used.
    [[nodiscard]] static std::optional<Font> open(const CairoLibrary& cairo, const std::filesystem::path& file,
                                                  int index);

    [[nodiscard]] cairo_font_face_t* face() const noexcept { return m_face.get(); }
    [[nodiscard]] bool has(char32_t character) const noexcept;
    /// \param words only characters that the font has.
    [[nodiscard]] double width(const std::string& words, double size) const;

private:
    explicit Font(const CairoLibrary& cairo)
        : m_cairo(&cairo) {}

    const CairoLibrary* m_cairo;
    std::shared_ptr<FcCharSet> m_characters;
    std::shared_ptr<cairo_font_face_t> m_face;
    std::shared_ptr<cairo_scaled_font_t> m_scaled; ///< At measuredSize.
};

/// The typefaces of a sheet, and fonts of the system for characters that they lack.
class Fonts {
public:
    /// \returns nothing if there is no font for a face.
    [[nodiscard]] static std::optional<Fonts> load(const CairoLibrary& cairo, const std::filesystem::path& shipped);

    /// Divides a text into parts, each with the font that has its characters; a character that no font has gets that of
    /// the face. Bytes that are not UTF-8 are left out.
    void split(std::string_view words, Face face,
               const std::function<void(const Font&, const std::string& part)>& visit) const;
    [[nodiscard]] double width(std::string_view words, double size, Face face) const;

private:
    explicit Fonts(const CairoLibrary& cairo)
        : m_cairo(&cairo) {}

    [[nodiscard]] const Font& fontFor(char32_t character, Face face) const;

    const CairoLibrary* m_cairo;
    std::array<std::optional<Font>, 3> m_faces; ///< By Face.
    mutable std::list<Font> m_others;           ///< Fonts of the system, added as they are needed.
};

} // namespace sheet
