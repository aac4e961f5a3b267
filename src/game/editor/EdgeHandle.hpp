#pragma once

#include "lights/Draft.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace game {

/// What the handles at the edges ask for.
struct EdgeWishes {
    std::function<void()> begin;
    /// So many rows or columns more than at the beginning, fewer where negative; told anew as the hand moves.
    std::function<void(lights::Edge, int)> pull;
    std::function<void()> end;
};

/// A handle at an edge of the board in the editor, for the mouse: pulled outwards it adds rows or columns there, pushed
/// inwards it takes them away, and a click on one of its halves does so once. It comes when the pointer is near the
/// edge; keys and the menu do without it.
class EdgeHandle final : public ui::Widget {
public:
    static constexpr float thickness = 28;
    static constexpr float length = 68;

    EdgeHandle(lights::Edge edge, const EdgeWishes& wishes)
        : m_edge(edge)
        , m_wishes(wishes) {}

    [[nodiscard]] lights::Edge edge() const noexcept { return m_edge; }
    [[nodiscard]] bool upright() const noexcept {
        return m_edge == lights::Edge::Left || m_edge == lights::Edge::Right;
    }

    /// \param step how far the hand moves for a row or column. \param more how many can be added. \param fewer how many
    /// can be taken away.
    void follow(ui::Rect area, float step, int more, int fewer);
    /// \param add what the half that adds is called; \param remove the other.
    void setWords(std::string add, std::string remove);
    /// Whether the pointer is near enough to use it.
    void setNear(bool near);
    [[nodiscard]] bool held() const noexcept { return m_grip.has_value(); }
    /// Ends what was begun; `undone`: as if nothing had been.
    void letGo(bool undone);

    /// The half that adds, or the other one.
    [[nodiscard]] ui::Rect half(bool adds) const;
    [[nodiscard]] std::string_view tip() const override;
    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); } // Windows stand beside it.
    [[nodiscard]] bool focusable() const override { return false; }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return Widget::animating() || m_shown.moving(); }
    void setHovered(bool hovered) override;

private:
    struct Reach {
        float step = 48;
        int more = 0;
        int fewer = 0;
    };
    struct Grip {
        ui::Vec from;
        bool adds = true; ///< The half where it began.
        Reach reach;      ///< The hand goes on in the steps that it began with.
        bool drags = false;
        int pulled = 0;
    };

    void drag(ui::Vec to);
    void drawHalf(ui::Canvas& canvas, bool adds) const;
    [[nodiscard]] bool can(bool adds) const noexcept { return (adds ? m_reach.more : m_reach.fewer) > 0; }

    lights::Edge m_edge;
    const EdgeWishes& m_wishes;
    Reach m_reach;
    std::string m_add;
    std::string m_remove;
    std::optional<bool> m_pointed; ///< The half under the pointer: the one that adds?
    std::optional<Grip> m_grip;
    bool m_near = false;
    ui::Tween m_shown;
};

} // namespace game
