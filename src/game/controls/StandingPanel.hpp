// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/NameField.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"
#include "ui/widgets/Toasts.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The leaderboard panel at the end of any kind of game: the player, the rank, and its neighbours. It asks for the name
/// and moves on from there. Where nobody else is on the leaderboard, the caller may show something else in its place;
/// then the panel only asks for the name, once. If what was played could not be stored so far, it says why and offers
/// to try again. Derived classes store the name and draw the rows.
class StandingPanel {
public:
    static constexpr float height = 308;

    /// What the panel works with; all of it must outlive the panel.
    struct Around {
        const text::Text& text;
        Records& records;
        ui::Clipboard& clipboard;
        Sounds& sounds;
        ui::Form& form;
        ui::Toasts& toasts;
        Navigator& navigator;
        ui::Widget& next; ///< Where the focus goes once the name is saved or its field is left.
    };

    /// The player's place on the leaderboard.
    struct Place {
        int rank = 1;
        std::size_t total = 1;
    };

    StandingPanel(const StandingPanel&) = delete;
    StandingPanel& operator=(const StandingPanel&) = delete;

    void addToForm(); ///< Adds the field and its button to the form; they are visible if there is something to name.
    /// Sets the initial focus: to the field if there is no name yet, ready for spelling with a gamepad; else to the
    /// next widget.
    void begin(ui::Device device);
    /// Leaves the field, for Back. \returns whether it had the focus.
    bool leaveField();
    void layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure);
    /// Shows the key that saves the name on the button, while it does. \param pad whether a gamepad is in use.
    void showKeys(const KeyCaps& caps, bool pad);
    /// The legend while the field has the focus, else std::nullopt.
    [[nodiscard]] std::optional<std::vector<ui::LegendEntry>> fieldLegend(const KeyCaps& caps) const;
    /// Draws nothing if it gives way.
    void draw(ui::Canvas& canvas) const;
    /// Whether something else is to be shown in its place.
    [[nodiscard]] bool givesWay() const noexcept { return alone() && !m_asking; }
    /// Whether the player is to type a name now.
    [[nodiscard]] bool asks() const noexcept { return m_asking || m_field.focused(); }
    [[nodiscard]] ui::Rect area() const noexcept { return m_area; }
    /// Shows whether a new name was stored, once that is known.
    void update();
    /// Whether that is not known yet, or whether what was played is stored now.
    [[nodiscard]] bool animating() const noexcept { return m_renamed != nullptr || m_trying; }

    /// Whether a record was stored that can have a name.
    [[nodiscard]] bool records() const noexcept { return m_state == State::Stored; }
    /// The place on the leaderboard; std::nullopt if nothing was stored or it could not be read.
    [[nodiscard]] const std::optional<Place>& standing() const noexcept { return m_place; }

protected:
    static constexpr std::size_t shownRows = 4;
    static constexpr float rowHeight = 40;

    /// Whether what was played is stored; if not, whether it is kept to be stored later.
    enum class State : std::uint8_t { Stored, Kept, Refused };
    template<class Record>
    [[nodiscard]] static State stateOf(const Record& recorded, bool stored) {
        return stored ? State::Stored : isKept(recorded) ? State::Kept : State::Refused;
    }

    /// The constructor of the derived class must call reload(). \param mayGiveWay see givesWay().
    StandingPanel(const Around& around, State state, bool mayGiveWay = false);
    ~StandingPanel() = default;

    void reload();
    /// To be called once it is known whether what was played was stored, also again.
    void setState(State state);
    [[nodiscard]] const text::Text& text() const noexcept { return m_around.text; }
    [[nodiscard]] Records& database() const noexcept { return m_around.records; }

    /// Stores what was played under `name`. \pre records()
    virtual Later<Records::Renamed> storeUnder(const std::string& name) = 0;
    /// Reads the place on the leaderboard, and keeps the rows around it. \pre records()
    virtual std::optional<Place> read() = 0;
    /// Whether it is time to ask a player without a name for one. \pre records()
    [[nodiscard]] virtual bool shouldAsk() { return false; }
    /// Why nothing was stored.
    [[nodiscard]] virtual std::string reason() const = 0;
    /// Draws the rows that were read last. \param area has room for `shownRows` rows.
    virtual void drawRows(ui::Canvas& canvas, ui::Rect area) const = 0;

private:
    void storeAgain();
    void submit();
    /// Asks whether the player is the known one of that name.
    void askWho(const std::string& name);
    void store(const std::string& name);
    void saved();
    void drawRank(ui::Canvas& canvas) const;
    void drawQuestion(ui::Canvas& canvas) const;
    [[nodiscard]] std::string questionWords() const; ///< What a name is for.
    [[nodiscard]] bool alone() const noexcept { return m_mayGiveWay && m_place && m_place->total == 1; }
    void stopAsking();

    Around m_around;
    State m_state;
    bool m_mayGiveWay;
    bool m_asking = false; ///< For the name.
    bool m_trying = false; ///< The player wants to know whether it can be stored now.
    std::optional<Place> m_place;
    ui::Device m_device = ui::Device::Keyboard; ///< See begin().
    Later<Records::Renamed> m_renamed;          ///< Not null while a new name is being stored.
    ui::TextField m_field{m_around.clipboard, nameFieldOptions(m_around.text), [this] { m_field.setError({}); },
                          [this] { submit(); }};
    ui::PushButton m_save{{}, [this] { submit(); }};
    ui::PushButton m_tryAgain{{}, [this] { storeAgain(); }};
    ui::PushButton m_nameless{{}, [this] { stopAsking(); }};
    ui::Rect m_area;
};

} // namespace game
