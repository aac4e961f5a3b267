#pragma once

#include <string>
#include <string_view>

namespace ui {

/// Where copied text goes; UTF-8.
class Clipboard {
public:
    Clipboard() = default;
    virtual ~Clipboard() = default;
    Clipboard(const Clipboard&) = delete;
    Clipboard& operator=(const Clipboard&) = delete;

    [[nodiscard]] virtual std::string text() const = 0;
    virtual void setText(std::string_view utf8) = 0;
};

/// The clipboard that all programs share.
class SystemClipboard final : public Clipboard {
public:
    [[nodiscard]] std::string text() const override;
    void setText(std::string_view utf8) override;
};

} // namespace ui
