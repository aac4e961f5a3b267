// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/SystemFonts.hpp"

#include <memory>
#ifdef LICHTER_FONTCONFIG
#include <fontconfig/fontconfig.h>
#else
#include "platform/Places.hpp"
#include "ui/render/FreeType.hpp"

#include <array>
#include <utility>
#endif

namespace ui {

#ifdef LICHTER_FONTCONFIG

namespace {

template<auto destroy>
struct Call {
    template<typename Handle>
    void operator()(Handle* handle) const {
        if (handle != nullptr)
            destroy(handle);
    }
};

using Configuration = std::shared_ptr<FcConfig>;
using Pattern = std::unique_ptr<FcPattern, Call<FcPatternDestroy>>;
using CharSet = std::unique_ptr<FcCharSet, Call<FcCharSetDestroy>>;

/// \returns null if the list of fonts could not be loaded.
Configuration load(const std::filesystem::path& file) {
    if (file.empty())
        return {FcInitLoadConfigAndFonts(), Call<FcConfigDestroy>()};
    Configuration loaded(FcConfigCreate(), Call<FcConfigDestroy>());
    const auto* name = reinterpret_cast<const FcChar8*>(file.c_str());
    if (loaded == nullptr || FcConfigParseAndLoad(loaded.get(), name, FcTrue) == FcFalse)
        return nullptr;
    FcConfigBuildFonts(loaded.get());
    return loaded;
}

/// A pattern of outline fonts like Lato that have the character.
Pattern patternFor(char32_t character, bool bold) {
    const CharSet characters(FcCharSetCreate());
    FcCharSetAddChar(characters.get(), character);
    Pattern pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("Lato"));
    FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddCharSet(pattern.get(), FC_CHARSET, characters.get());
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    FcPatternAddBool(pattern.get(), FC_OUTLINE, FcTrue);
    FcPatternAddBool(pattern.get(), FC_COLOR, FcFalse);
    return pattern;
}

bool isTrue(FcPattern* font, const char* property) {
    FcBool value = FcFalse;
    return FcPatternGetBool(font, property, 0, &value) == FcResultMatch && value == FcTrue;
}

/// Whether the best match really has what was asked for.
bool fits(FcPattern* font, char32_t character) {
    FcCharSet* characters = nullptr;
    return FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch &&
           FcCharSetHasChar(characters, character) == FcTrue && isTrue(font, FC_OUTLINE) && !isTrue(font, FC_COLOR);
}

std::optional<FontFile> find(FcConfig* configuration, char32_t character, bool bold) {
    const Pattern pattern = patternFor(character, bold);
    FcConfigSubstitute(configuration, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultNoMatch;
    const Pattern font(FcFontMatch(configuration, pattern.get(), &result));
    FcChar8* file = nullptr;
    if (font == nullptr || !fits(font.get(), character) ||
        FcPatternGetString(font.get(), FC_FILE, 0, &file) != FcResultMatch)
        return std::nullopt;
    int index = 0;
    FcPatternGetInteger(font.get(), FC_INDEX, 0, &index);
    return FontFile{reinterpret_cast<const char*>(file), index};
}

} // namespace

FontFinder systemFonts(const std::filesystem::path& configuration) {
    return [configuration, loaded = std::optional<Configuration>()](char32_t character, bool bold) mutable {
        if (!loaded)
            loaded = load(configuration);
        return *loaded != nullptr ? find(loaded->get(), character, bold) : std::nullopt;
    };
}

#else

namespace {

struct Family {
    const char* regular;
    const char* bold;
};

/// Families that come with Windows 10, or that it offers for its languages; those most like Lato first.
constexpr std::array families{
    Family{"segoeui.ttf", "segoeuib.ttf"}, Family{"YuGothR.ttc", "YuGothB.ttc"},
    Family{"msyh.ttc", "msyhbd.ttc"},      Family{"malgun.ttf", "malgunbd.ttf"},
    Family{"Nirmala.ttf", "NirmalaB.ttf"}, Family{"LeelawUI.ttf", "LeelaUIb.ttf"},
    Family{"ebrima.ttf", "ebrimabd.ttf"},  Family{"seguisym.ttf", "seguisym.ttf"},
};

bool has(FT_Library library, const std::filesystem::path& file, char32_t character) {
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.string().c_str(), 0, &face) != 0)
        return false;
    const render::FaceHandle owner(face);
    return FT_Get_Char_Index(face, character) != 0;
}

} // namespace

FontFinder systemFonts(const std::filesystem::path& /*configuration*/) {
    const std::filesystem::path folder = platform::fontFolder();
    return [folder, library = std::shared_ptr(render::openLibrary())](char32_t character,
                                                                      bool bold) -> std::optional<FontFile> {
        for (const Family& family : families) {
            std::filesystem::path file = folder / (bold ? family.bold : family.regular);
            if (has(library.get(), file, character))
                return FontFile{std::move(file)};
        }
        return std::nullopt;
    };
}

#endif

} // namespace ui
