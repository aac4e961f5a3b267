#pragma once

#include "game/editor/EdgeHandle.hpp"
#include "game/play/BoardPane.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"

#include <array>
#include <optional>

namespace game {

/// The four handles at the edges of the board in the editor.
class EdgeHandles {
public:
    explicit EdgeHandles(EdgeWishes wishes);
    EdgeHandles(const EdgeHandles&) = delete;
    EdgeHandles& operator=(const EdgeHandles&) = delete;

    void addTo(ui::Form& form);
    void setText(const text::Text& text);
    /// Where the board stands now, and how large it is.
    void follow(const BoardPane& pane, const lights::Draft& board);
    /// Where the pointer is; nothing where it plays no part.
    void pointAt(std::optional<ui::Vec> point);

    /// Whether an edge is being pulled.
    [[nodiscard]] bool held() const;
    /// Ends what was begun; `undone`: as if nothing had been.
    void letGo(bool undone);
    [[nodiscard]] const EdgeHandle& at(lights::Edge edge) const { return m_handles[static_cast<std::size_t>(edge)]; }
    /// The size while an edge is pulled, beside it. The handles are drawn by their form.
    void draw(ui::Canvas& canvas) const;

private:
    struct Place {
        ui::Rect windows;
        ui::Rect seen; ///< The part of them that is seen.
        int rows = 0;
        int columns = 0;
        bool joinedSides = false;
        bool joinedTop = false;
        friend bool operator==(const Place&, const Place&) = default;
    };

    void reword();
    [[nodiscard]] float pitch() const;
    [[nodiscard]] ui::Rect areaOf(const EdgeHandle& handle) const;
    [[nodiscard]] bool isNear(const EdgeHandle& handle) const;

    EdgeWishes m_wishes;
    std::array<EdgeHandle, 4> m_handles; ///< In the order of lights::Edge.
    Place m_place;
    std::optional<ui::Vec> m_point;
    const text::Text* m_text = nullptr;
    std::string m_size;
};

} // namespace game
