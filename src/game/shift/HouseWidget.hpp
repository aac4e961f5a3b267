#pragma once

#include "game/play/BoardWidget.hpp"

namespace game {

/// The house that stands there now. When it is left, its last lights go out while it leaves and the next one comes. The
/// next one can be played at once; the way there is only what is seen.
class HouseWidget final : public BoardWidget {
public:
    HouseWidget(LampAtlases& atlases, const BoardOptions& options)
        : BoardWidget(atlases, options)
        , m_old(atlases, options) {}

    /// Another house takes this one's place; the cursor stays where it is, if there is a window.
    /// \param before the house that is left, as it was before the last press.
    /// \param last that press; nothing when the house was skipped.
    void walkOn(const lights::Puzzle& before, const std::optional<lights::Change>& last, const lights::Puzzle& next,
                const BoardOptions& options);
    /// The house that leaves, to be placed where it stood.
    [[nodiscard]] BoardWidget& old() noexcept { return m_old; }

    void draw(ui::Canvas& canvas) const override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return BoardWidget::animating() || m_way.moving(); }

private:
    BoardWidget m_old;
    ui::Tween m_way{1};
    bool m_slides = true;
};

} // namespace game
