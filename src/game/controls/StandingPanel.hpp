#pragma once

#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The leaderboard panel at the end of a game of whatever kind: whose it was, how it ranks, and its neighbours. It asks
/// for the name and leads on from there; the kinds say how a name is stored and what their rows look like.
class StandingPanel {
public:
    static constexpr float height = 308;

    /// What the panel works with; it lives as long as the panel.
    struct Around {
        const text::Text& text;
        Records& records;
        ui::Clipboard& clipboard;
        Sounds& sounds;
        ui::Form& form;
        ui::Toasts& toasts;
        ui::Widget& next; ///< Where the focus goes once the name is saved or its field is left.
    };

    /// How the player stands.
    struct Place {
        int rank = 1;
        std::size_t total = 1;
    };

    StandingPanel(const StandingPanel&) = delete;
    StandingPanel& operator=(const StandingPanel&) = delete;

    void join(); ///< The form: with the field and its button, if there is something to name.
    /// The focus at the start: in the field where nobody gave a name yet, ready to spell for a gamepad; else on the
    /// next widget.
    void begin(ui::Device device);
    /// Back leaves the field. \returns whether there was one to leave.
    bool leaveField();
    void layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure);
    /// The key that saves the name stands on its button as long as it does. \param pad whether a gamepad is in hand.
    void showKeys(const KeyCaps& caps, bool pad);
    /// What the keys do in the field while it has the focus; nothing while it has not.
    [[nodiscard]] std::optional<std::vector<ui::LegendEntry>> fieldLegend(const KeyCaps& caps) const;
    void draw(ui::Canvas& canvas) const;

    /// Whether something was stored that can have a name.
    [[nodiscard]] bool records() const noexcept { return m_stored; }
    /// Nothing where nothing was stored.
    [[nodiscard]] const std::optional<Place>& standing() const noexcept { return m_place; }

protected:
    static constexpr std::size_t shownRows = 4;
    static constexpr float rowHeight = 40;

    /// \param stored whether there is something to show. The constructor of the kind calls reload.
    StandingPanel(const Around& around, bool stored);
    ~StandingPanel() = default;

    void reload();
    [[nodiscard]] const text::Text& text() const noexcept { return m_around.text; }
    [[nodiscard]] Records& database() const noexcept { return m_around.records; }

    /// Stores under `name` what was played. \pre records()
    virtual std::optional<data::RenameProblem> give(const std::string& name) = 0;
    /// Reads how it stands, and keeps the rows. \pre records()
    virtual std::optional<Place> read() = 0;
    /// Why nothing was stored.
    [[nodiscard]] virtual std::string reason() const = 0;
    /// Draws what was read last. \param area of `shownRows` rows.
    virtual void drawRows(ui::Canvas& canvas, ui::Rect area) const = 0;

private:
    void submit();
    [[nodiscard]] bool save(); ///< Otherwise the field says why not.
    void drawRank(ui::Canvas& canvas) const;

    Around m_around;
    bool m_stored;
    std::optional<Place> m_place;
    ui::TextField m_field;
    ui::PushButton m_save;
    ui::Rect m_area;
};

} // namespace game
