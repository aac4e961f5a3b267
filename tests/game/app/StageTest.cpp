#include "game/app/Stage.hpp"

#include "game/GameFixture.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

class StageTest : public testing::Test {
protected:
    void pass(ui::Seconds seconds) {
        with.pass(0);
        stage.update(seconds);
    }

    test::SceneRunner with;
    Stage stage{with.scenes};
};

TEST_F(StageTest, MoonIsAwayWhileTheCameraDivesThroughAWindow) {
    with.open(ToCampaign{"shed", "l1"});
    stage.setMotion({});
    pass(1);
    EXPECT_EQ(stage.street().moonlight, 1);
    with.navigator.push(ToPlay{challengeOf(with.level("shed/l1"))});
    with.scenes.apply(with.navigator.take()); // SceneRunner would end the dive by a key.
    ASSERT_FALSE(with.scenes.walk().over());
    ASSERT_EQ(with.scenes.walk().direction, 0);
    pass(0.1F);
    EXPECT_EQ(stage.street().moonlight, 0) << "it would shine through the house that fades";
    pass(0.3F);
    EXPECT_EQ(stage.street().moonlight, 0);
    pass(0.05F);
    ASSERT_TRUE(with.scenes.walk().over());
    EXPECT_GT(stage.street().moonlight, 0);
    EXPECT_LT(stage.street().moonlight, 1);
    EXPECT_TRUE(stage.moving());
    pass(0.4F);
    EXPECT_EQ(stage.street().moonlight, 1);
    EXPECT_FALSE(stage.moving());
}

} // namespace
