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
    return Resources(std::make_unique<render::Store>(std::move(library), std::move(all), std::move(others)));
}

Resources::Resources(std::unique_ptr<render::Store> store)
    : m_store(std::move(store)) {}

Resources::Resources(Resources&&) noexcept = default;
Resources& Resources::operator=(Resources&&) noexcept = default;
Resources::~Resources() = default;

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
