// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/CopiedPicture.hpp"

#include "platform/window/Display.hpp"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <algorithm>
#include <array>
#include <utility>

namespace platform {

namespace {

constexpr int bytes = 8; ///< The size of an element of a property, in bits.
constexpr int longs = 32;
constexpr long unitBytes = 4;      ///< In which X counts the size of a request.
constexpr long requestHeader = 64; ///< More than what a request needs besides the property.

/// While this object lives, errors are ignored: a window that has asked may be gone before it is answered, and Xlib
/// would end the program.
class IgnoredErrors {
public:
    explicit IgnoredErrors(::Display* display)
        : m_display(display)
        , m_before(XSetErrorHandler([](::Display*, XErrorEvent*) { return 0; })) {}
    ~IgnoredErrors() {
        XSync(m_display, False); // Errors come later than the calls.
        XSetErrorHandler(m_before);
    }
    IgnoredErrors(const IgnoredErrors&) = delete;
    IgnoredErrors& operator=(const IgnoredErrors&) = delete;

private:
    ::Display* m_display;
    XErrorHandler m_before;
};

} // namespace

class CopiedPicture::Offer {
public:
    Offer()
        : m_display(XOpenDisplay(nullptr)) {
        if (!m_display)
            return;
        m_window = XCreateSimpleWindow(display(), DefaultRootWindow(display()), 0, 0, 1, 1, 0, 0, 0);
        std::array<std::string, 5> names{"CLIPBOARD", "TARGETS", "UTF8_STRING", "text/plain;charset=utf-8",
                                         "image/png"};
        std::array<char*, names.size()> letters{};
        std::transform(names.begin(), names.end(), letters.begin(), [](std::string& name) { return name.data(); });
        std::array<Atom, names.size()> atoms{};
        XInternAtoms(display(), letters.data(), static_cast<int>(letters.size()), False, atoms.data());
        m_clipboard = atoms[0];
        m_targets = atoms[1];
        m_utf8 = atoms[2];
        m_plain = atoms[3];
        m_png = atoms[4];
    }

    /// \returns false if it cannot be offered.
    bool take(std::string text, std::string png) {
        if (!m_display || std::max(text.size(), png.size()) > largest())
            return false;
        m_text = std::move(text);
        m_picture = std::move(png);
        XSetSelectionOwner(display(), m_clipboard, m_window, CurrentTime);
        m_owns = XGetSelectionOwner(display(), m_clipboard) == m_window;
        return m_owns;
    }

    void serve() {
        while (m_display && XPending(display()) > 0) {
            XEvent event{};
            XNextEvent(display(), &event);
            const bool lost = event.type == SelectionClear && event.xselectionclear.selection == m_clipboard;
            if (lost && XGetSelectionOwner(display(), m_clipboard) != m_window) // It may have been taken back since.
                giveUp();
            else if (event.type == SelectionRequest)
                answer(event.xselectionrequest);
        }
    }

    /// Something else has been copied.
    void giveUp() {
        m_owns = false;
        m_text = {};
        m_picture = {};
    }

    [[nodiscard]] bool owns() const noexcept { return m_owns; }
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

private:
    [[nodiscard]] ::Display* display() const noexcept { return m_display.get(); }

    /// What fits into one request: with BIG-REQUESTS, which every server has, many times what a picture takes.
    [[nodiscard]] std::size_t largest() const {
        const long extended = XExtendedMaxRequestSize(display());
        const long units = extended > 0 ? extended : XMaxRequestSize(display());
        return static_cast<std::size_t>(units * unitBytes - requestHeader);
    }

    void answer(const XSelectionRequestEvent& asked) {
        const IgnoredErrors ignored(display());
        XEvent event{};
        XSelectionEvent& notice = event.xselection;
        notice.type = SelectionNotify;
        notice.requestor = asked.requestor;
        notice.selection = asked.selection;
        notice.target = asked.target;
        notice.time = asked.time;
        const Atom property = asked.property != None ? asked.property : asked.target; // Old programs name none.
        notice.property = m_owns && give(asked.requestor, asked.target, property) ? property : None;
        XSendEvent(display(), asked.requestor, False, NoEventMask, &event);
    }

    /// \returns whether there is something of this kind.
    [[nodiscard]] bool give(::Window to, Atom target, Atom property) const {
        const auto put = [&](Atom type, const std::string& content) {
            XChangeProperty(display(), to, property, type, bytes, PropModeReplace,
                            reinterpret_cast<const unsigned char*>(content.data()), static_cast<int>(content.size()));
            return true;
        };
        if (target == m_targets) {
            const std::array<Atom, 4> kinds{m_targets, m_utf8, m_plain, m_png};
            XChangeProperty(display(), to, property, XA_ATOM, longs, PropModeReplace,
                            reinterpret_cast<const unsigned char*>(kinds.data()), static_cast<int>(kinds.size()));
            return true;
        }
        if (target == m_utf8 || target == m_plain)
            return put(target, m_text);
        return target == m_png && put(target, m_picture);
    }

    std::unique_ptr<::Display, DisplayCloser> m_display;
    ::Window m_window = 0;
    Atom m_clipboard = None;
    Atom m_targets = None;
    Atom m_utf8 = None;
    Atom m_plain = None;
    Atom m_png = None;
    bool m_owns = false;
    std::string m_text;
    std::string m_picture;
};

CopiedPicture::CopiedPicture() = default;
CopiedPicture::~CopiedPicture() = default;

bool CopiedPicture::offer(std::string text, std::string png) {
    if (!m_offer)
        m_offer = std::make_unique<Offer>();
    return m_offer->take(std::move(text), std::move(png));
}

void CopiedPicture::serve() {
    if (m_offer)
        m_offer->serve();
}

void CopiedPicture::giveUp() {
    if (m_offer)
        m_offer->giveUp();
}

const std::string* CopiedPicture::text() const noexcept {
    return m_offer && m_offer->owns() ? &m_offer->text() : nullptr;
}

} // namespace platform
