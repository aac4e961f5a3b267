#pragma once

#include "ui/Bindings.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// From actions' names to the names of their keys and pad buttons, as the settings file has it.
using BindingNames = std::map<std::string, std::vector<std::string>>;

/// The name of something on a pad in a settings file: "Pad:X".
[[nodiscard]] std::string settingName(const ui::PadInput& input);

/// What always means the action, the settings aside.
[[nodiscard]] std::vector<ui::KeyStroke> fixedKeys(ui::Action action);
[[nodiscard]] std::vector<ui::PadInput> fixedPad(ui::Action action);
/// Whether the input keeps its meaning: arrows, Enter, Esc, Tab, what edits text; on a pad the stick and the D-pad.
[[nodiscard]] bool isFixed(const ui::KeyStroke& stroke);
[[nodiscard]] bool isFixed(const ui::PadInput& input);
/// Whether nobody could play with a gamepad alone if the action had no button: such a button can be changed, not
/// removed.
[[nodiscard]] bool padNeeds(ui::Action action) noexcept;

/// What the player may change: which keys and which pad button mean each bindable action beside those that always do.
/// No input means two actions.
class KeyMap {
public:
    static constexpr std::size_t maxKeys = 2; ///< Of one action, the fixed ones among them.

    KeyMap(); ///< As it is when the settings say nothing.
    /// What the settings say, mended: names that mean nothing, fixed inputs and more than there is room for are passed
    /// over; of two actions on one input the first listed keeps it; a list of which nothing is left counts as missing;
    /// and what the pad needs has a button.
    [[nodiscard]] static KeyMap read(const BindingNames& names);
    /// Lists in `names` the actions that are not as they are by default, and none that are. Names of other actions
    /// stay. read() gives the same map again.
    void write(BindingNames& names) const;
    /// Everything that keys and buttons mean, the toolkit's own among it.
    [[nodiscard]] ui::Bindings bindings() const;

    [[nodiscard]] const std::vector<ui::KeyStroke>& keysOf(ui::Action action) const { return at(action).keys; }
    [[nodiscard]] const std::optional<ui::PadInput>& buttonOf(ui::Action action) const { return at(action).button; }
    /// The action that an input means that is not fixed; None for none.
    [[nodiscard]] ui::Action meaning(const ui::KeyStroke& stroke) const;
    [[nodiscard]] ui::Action meaning(const ui::PadInput& input) const;

    /// Puts the input in the place of the action's key at `index`, or behind the last one; no other action has it then.
    void bindKey(ui::Action action, std::size_t index, const ui::KeyStroke& stroke);
    void bindButton(ui::Action action, const ui::PadInput& input);
    void exchangeButtons(ui::Action one, ui::Action other);
    void removeKey(ui::Action action, std::size_t index);
    void removeButton(ui::Action action);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

private:
    /// Of one action.
    struct Entry {
        std::vector<ui::KeyStroke> keys;
        std::optional<ui::PadInput> button;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Wish;

    explicit KeyMap(std::vector<Entry> entries)
        : m_entries(std::move(entries)) {}

    [[nodiscard]] const Entry& at(ui::Action action) const;
    [[nodiscard]] Entry& at(ui::Action action);
    void take(Entry& entry, const Wish& wish);

    std::vector<Entry> m_entries; ///< In the order of bindableActions().
};

} // namespace game
