// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/PostcardView.hpp"

#include "game/look/Theme.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <gtest/gtest.h>

namespace {

using namespace game;

TEST(PostcardViewTest, EveryLineToWriteOnHasARule) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(1280, 800));
    LampAtlases atlases;
    for (const float height : {200.0F, 240.0F}) {
        {
            ui::Canvas canvas(target, ui::Viewport({1280, 800}, 1), theme("night").controls, *resources);
            drawPostcard(canvas, atlases, {100, 100, 584, height}, {"No. 7", "", House::Shed, Resident::Reader, 7});
        }
        target.display();
        const sf::Image seen = target.getTexture().copyToImage();
        // Along the right end of the rules, each is darker than the paper above it.
        int rules = 0;
        const auto bottom = static_cast<unsigned>(100 + height);
        for (unsigned y = 205; y + 4 < bottom; ++y)
            rules += seen.getPixel(655, y).r + 12 < seen.getPixel(655, y - 1).r ? 1 : 0;
        EXPECT_EQ(rules, 4) << height;
    }
}

} // namespace
