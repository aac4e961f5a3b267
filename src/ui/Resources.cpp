// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Resources.hpp"

#include "ui/Viewport.hpp"
#include "ui/render/Store.hpp"
#include "ui/render/TextLine.hpp"

namespace ui {

namespace {

constexpr std::array<const char*, render::faceCount> fontFiles{"texgyreadventor-bold.otf", "Lato-Regular.ttf",
                                                               "Lato-Semibold.ttf", "Lato-Bold.ttf"};
/// OpenDyslexic's letters are a fifth wider than Lato's, and its small ones higher: like this they are about as high.
constexpr float dyslexicSize = 0.88F;
constexpr float dyslexicCaps = 0.729F * dyslexicSize;

} // namespace

tl::expected<Resources, FontProblem> Resources::open(const std::filesystem::path& fontFolder, FontFinder others) {
    render::Library library = render::openLibrary();
    std::array<std::optional<render::Font>, render::faceCount> fonts;
    for (std::size_t i = 0; i < fontFiles.size(); ++i) {
        const std::filesystem::path file = fontFolder / fontFiles[i];
        fonts[i] = render::Font::open(library.get(), {file});
        if (!fonts[i]) {
            return tl::unexpected(FontProblem{file});
        }
    }
    render::Fonts all{*std::move(fonts[0]), *std::move(fonts[1]), *std::move(fonts[2]), *std::move(fonts[3])};
    return Resources(std::make_unique<render::Store>(std::move(library), std::move(all), std::move(others)),
                     fontFolder);
}

Resources::Resources(std::unique_ptr<render::Store> store, std::filesystem::path fontFolder)
    : m_store(std::move(store))
    , m_fontFolder(std::move(fontFolder)) {}

Resources::Resources(Resources&&) noexcept = default;
Resources& Resources::operator=(Resources&&) noexcept = default;
Resources::~Resources() = default;

bool Resources::setOpenDyslexic(bool on) {
    if (on == m_store->usesOther())
        return true;
    if (!on) {
        m_store->use(std::nullopt);
        return true;
    }
    const auto open = [this](const char* name) {
        return render::Font::open(m_store->library(), {m_fontFolder / name},
                                  {.size = dyslexicSize, .evenDigits = true});
    };
    auto regular = open("OpenDyslexic-Regular.otf");
    auto bold = open("OpenDyslexic-Bold.otf");
    if (!regular || !bold)
        return false;
    m_store->use(render::Typeface{*std::move(regular), *std::move(bold), dyslexicCaps});
    return true;
}

void Resources::clear() {
    m_store->clear();
}

std::size_t Resources::textureBytes() const {
    return m_store->atlas().bytes();
}

Measure measureWith(Resources& resources, const Viewport& viewport) {
    return [&store = resources.store(), scale = viewport.scale()](std::string_view utf8, const TextStyle& style) {
        return render::widthOf(store, utf8, style, render::pixelSize(style, scale)) / scale;
    };
}

} // namespace ui
