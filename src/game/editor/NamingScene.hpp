#pragma once

#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>

namespace game {

/// Asks for the name of a level, in one language for all or in each, and for its author.
class NamingScene final : public Scene {
public:
    NamingScene(ToNaming to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_form.update(step); }
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] ui::Seconds nextChange() const override { return m_form.nextChange(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    [[nodiscard]] std::string title() const override { return {}; }
    void covered() override { m_form.releasePointer(); }

    /// The fields from the top down: English, German, author.
    [[nodiscard]] ui::TextField& field(std::size_t index) { return m_fields[index]; }

private:
    enum : std::size_t { English, German, Author, fieldCount };

    void agree();
    void close();
    [[nodiscard]] data::LocalText name() const;

    ToNaming m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    std::array<ui::TextField, fieldCount> m_fields;
    ui::PushButton m_cancel;
    ui::PushButton m_agree;
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

/// The name that was written: for all languages where one was, or the same in both; other languages are kept.
[[nodiscard]] data::LocalText writtenName(const data::LocalText& before, std::string english, std::string german);

} // namespace game
