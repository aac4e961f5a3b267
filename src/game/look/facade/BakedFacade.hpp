// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/Facade.hpp"

namespace game {

/// A façade as a picture, painted again only when the façade, the theme or the scale has changed.
class BakedFacade {
public:
    /// All but a dome that is opening; see drawDome().
    [[nodiscard]] const BakedBrush& picture(const ui::Canvas& canvas, const Facade& facade);
    /// The picture where it was painted, with the lighthouse's beam behind it. Beyond joined edges it fades out.
    void draw(ui::Canvas& canvas, const Facade& facade);
    void clear() { m_picture.clear(); }
    /// The observatory's dome while it opens; to be drawn over the picture.
    static void drawDome(ui::Canvas& canvas, const Facade& facade);

private:
    BakedPicture m_picture;
    Facade m_facade; ///< As painted, if there is a picture.
};

} // namespace game
