// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/CopiedPicture.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/System/String.hpp>

#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>
#include <windows.h>

namespace platform {

namespace {

/// While it exists, no other program can change the clipboard. Another one may have it for a moment.
class OpenClipboardHandle {
public:
    OpenClipboardHandle() {
        constexpr int tries = 20;
        constexpr DWORD pause = 5; // Milliseconds.
        for (int i = 0; i < tries && !m_open; ++i) {
            if (i > 0)
                Sleep(pause);
            m_open = ::OpenClipboard(GetActiveWindow()) != 0;
        }
    }
    ~OpenClipboardHandle() {
        if (m_open)
            CloseClipboard();
    }
    OpenClipboardHandle(const OpenClipboardHandle&) = delete;
    OpenClipboardHandle& operator=(const OpenClipboardHandle&) = delete;

    [[nodiscard]] bool isOpen() const noexcept { return m_open; }

private:
    bool m_open = false;
};

/// Hands bytes to the clipboard, which then owns them. \returns false if they could not be.
bool put(UINT format, std::span<const std::byte> bytes) {
    HGLOBAL memory = GlobalAlloc(GMEM_MOVEABLE, bytes.size());
    if (memory == nullptr)
        return false;
    std::memcpy(GlobalLock(memory), bytes.data(), bytes.size());
    GlobalUnlock(memory);
    if (SetClipboardData(format, memory) != nullptr)
        return true;
    GlobalFree(memory);
    return false;
}

/// A picture as a device-independent bitmap: a header, and the rows from the lowest to the highest.
std::vector<std::byte> bitmapOf(const sf::Image& picture) {
    constexpr unsigned pixelBytes = 4;
    const unsigned width = picture.getSize().x;
    const unsigned height = picture.getSize().y;
    BITMAPINFOHEADER header{};
    header.biSize = sizeof header;
    header.biWidth = static_cast<LONG>(width);
    header.biHeight = static_cast<LONG>(height);
    header.biPlanes = 1;
    header.biBitCount = 8 * pixelBytes;
    std::vector<std::byte> bytes(sizeof header + std::size_t{pixelBytes} * width * height);
    std::memcpy(bytes.data(), &header, sizeof header);
    std::byte* to = &bytes[sizeof header];
    for (unsigned y = height; y-- > 0;)
        for (unsigned x = 0; x < width; ++x) {
            const sf::Color pixel = picture.getPixel(x, y);
            for (const sf::Uint8 value : {pixel.b, pixel.g, pixel.r, pixel.a})
                *to++ = std::byte{value};
        }
    return bytes;
}

} // namespace

/// What was offered, as long as nothing else has been copied since.
class CopiedPicture::Offer {
public:
    bool take(std::string text, const std::string& png) {
        sf::Image picture;
        if (!picture.loadFromMemory(png.data(), png.size()))
            return false;
        m_number = 0;
        if (!copy(sf::String::fromUtf8(text.begin(), text.end()).toWideString(), bitmapOf(picture), png))
            return false;
        m_text = std::move(text);
        m_number = GetClipboardSequenceNumber(); // Closing the clipboard may have changed it.
        return true;
    }

    void giveUp() { m_number = 0; }
    [[nodiscard]] bool owns() const noexcept { return m_number != 0 && m_number == GetClipboardSequenceNumber(); }
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

private:
    static bool copy(const std::wstring& text, const std::vector<std::byte>& bitmap, const std::string& png) {
        const OpenClipboardHandle clipboard;
        return clipboard.isOpen() && EmptyClipboard() != 0 &&
               put(CF_UNICODETEXT, std::as_bytes(std::span(text.c_str(), text.size() + 1))) && put(CF_DIB, bitmap) &&
               put(RegisterClipboardFormatW(L"PNG"), std::as_bytes(std::span(png)));
    }

    std::string m_text;
    DWORD m_number = 0; ///< Of the clipboard's content; 0 if it is not ours.
};

CopiedPicture::CopiedPicture() = default;
CopiedPicture::~CopiedPicture() = default;

bool CopiedPicture::offer(std::string text, std::string png) {
    if (!m_offer)
        m_offer = std::make_unique<Offer>();
    return m_offer->take(std::move(text), png);
}

// The clipboard has it all, even once the program has ended.
void CopiedPicture::serve() {}

void CopiedPicture::giveUp() {
    if (m_offer)
        m_offer->giveUp();
}

const std::string* CopiedPicture::text() const noexcept {
    return m_offer && m_offer->owns() ? &m_offer->text() : nullptr;
}

} // namespace platform
