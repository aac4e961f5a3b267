#pragma once

#include "ui/Text.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>

namespace ui {

class Viewport;

namespace render {
class Store; // The fonts, and the sprites baked from letters and drawings; see render/Store.hpp.
}

class Viewport;

/// A font file that is missing or is not a font.
struct FontProblem {
    std::filesystem::path file;
};

/// The fonts and everything that was baked from them and from vector art, shared by all canvases. Sprites are made when
/// they are first drawn and kept while the scale stays; the textures belong to the graphics context, so Resources live
/// as long as the window. Opening them reads the heads of four files and draws nothing.
class Resources {
public:
    /// \param fontFolder holds texgyreadventor-bold.otf, Lato-Regular.ttf, Lato-Semibold.ttf and Lato-Bold.ttf.
    [[nodiscard]] static tl::expected<Resources, FontProblem> open(const std::filesystem::path& fontFolder);

    Resources(Resources&&) noexcept;
    Resources& operator=(Resources&&) noexcept;
    ~Resources();

    /// Forgets all sprites; they are baked again when they are drawn. Not while a canvas lives.
    void clear();
    /// Bytes of texture memory in use.
    [[nodiscard]] std::size_t textureBytes() const;

    [[nodiscard]] render::Store& store() const noexcept { return *m_store; } ///< For Canvas.

private:
    explicit Resources(std::unique_ptr<render::Store> store);

    std::unique_ptr<render::Store> m_store;
};

/// Widths as a canvas with these will draw them, while the resources live.
[[nodiscard]] Measure measureWith(Resources& resources, const Viewport& viewport);

} // namespace ui
