// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/PadDevices.hpp"

#include "platform/Library.hpp"
#include "platform/PadCodes.hpp"

#include <climits>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <utility>

namespace ui {

namespace {

namespace fs = std::filesystem;

std::string firstLine(const fs::path& file) {
    std::string line;
    std::ifstream in(file);
    std::getline(in, line);
    return line;
}

unsigned hexadecimal(const fs::path& file) {
    unsigned number = 0;
    std::ifstream(file) >> std::hex >> number;
    return number;
}

/// The codes in a list of bits: words in hexadecimal as wide as a long, the highest first.
std::vector<unsigned> codesIn(const fs::path& file) {
    constexpr unsigned width = sizeof(unsigned long) * CHAR_BIT;
    std::vector<unsigned long> words;
    std::ifstream in(file);
    for (unsigned long word = 0; in >> std::hex >> word;)
        words.insert(words.begin(), word);
    std::vector<unsigned> codes;
    for (unsigned i = 0; i < words.size(); ++i)
        for (unsigned bit = 0; bit < width; ++bit)
            if ((words[i] >> bit & 1) != 0)
                codes.push_back(i * width + bit);
    return codes;
}

/// The codes of buttons in the order in which the joystick driver, and so SFML, numbers them.
std::vector<unsigned> numbered(std::vector<unsigned> codes) {
    std::erase_if(codes, [](unsigned code) { return code < platform::firstButton; });
    const auto joystick = std::lower_bound(codes.begin(), codes.end(), unsigned{platform::firstJoystickButton});
    std::rotate(codes.begin(), joystick, codes.end());
    return codes;
}

PadDevice padIn(const fs::path& device) {
    PadDevice pad;
    std::error_code none;
    pad.driver = fs::read_symlink(device / "device" / "driver", none).filename().string();
    pad.buttons = numbered(codesIn(device / "capabilities" / "key"));
    pad.axes = codesIn(device / "capabilities" / "abs");
    const fs::path id = device / "id";
    pad.ids = {hexadecimal(id / "bustype"), hexadecimal(id / "vendor"), hexadecimal(id / "product"),
               hexadecimal(id / "version")};
    return pad;
}

/// The few functions of SDL 2 that are needed to ask for a mapping.
class Sdl {
public:
    Sdl()
        : m_library("libSDL2-2.0.so.0", platform::Library::Lasting::Object)
        , m_complete(m_library.find(m_setHint, "SDL_SetHint") && m_library.find(m_init, "SDL_Init") &&
                     m_library.find(m_quit, "SDL_Quit") && m_library.find(m_free, "SDL_free") &&
                     m_library.find(m_mappingFor, "SDL_GameControllerMappingForGUID")) {}

    [[nodiscard]] std::string mappingFor(const std::array<unsigned, 4>& ids) const {
        constexpr std::uint32_t gameController = 0x2000;
        if (!m_complete)
            return {};
        // Its list is all that is wanted: it must neither take over signals nor devices.
        m_setHint("SDL_NO_SIGNAL_HANDLERS", "1");
        m_setHint("SDL_JOYSTICK_HIDAPI", "0");
        if (m_init(gameController) != 0)
            return {};
        Guid guid{};
        for (std::size_t i = 0; i < ids.size(); ++i) { // Four times 16 bits, little endian, with 16 bits between them.
            guid.bytes[4 * i] = static_cast<std::uint8_t>(ids[i] & 0xFF);
            guid.bytes[4 * i + 1] = static_cast<std::uint8_t>(ids[i] >> 8 & 0xFF);
        }
        char* const found = m_mappingFor(guid);
        std::string mapping = found != nullptr ? found : "";
        m_free(found);
        m_quit();
        return mapping;
    }

private:
    struct Guid {
        std::uint8_t bytes[16];
    };

    platform::Library m_library;
    int (*m_setHint)(const char*, const char*) = nullptr;
    int (*m_init)(std::uint32_t) = nullptr;
    void (*m_quit)() = nullptr;
    void (*m_free)(void*) = nullptr;
    char* (*m_mappingFor)(Guid) = nullptr;
    bool m_complete; ///< After the functions, which it sets.
};

} // namespace

std::optional<PadDevice> findPad(const fs::path& folder, const sf::Joystick::Identification& identification) {
    std::optional<PadDevice> found;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
        const fs::path device = entry.path() / "device";
        if (!entry.path().filename().string().starts_with("js") ||
            firstLine(device / "name") != identification.name.toAnsiString())
            continue;
        PadDevice pad = padIn(device);
        const bool same = pad.ids[1] == identification.vendorId && pad.ids[2] == identification.productId;
        if (same || !found)
            found = std::move(pad);
        if (same)
            break;
    }
    return found;
}

std::string sdlMapping(const std::array<unsigned, 4>& ids) {
    return Sdl().mappingFor(ids);
}

PadLayout layoutOfPad(unsigned pad) {
    if (const std::string_view usual = platform::usualPadMapping(); !usual.empty()) {
        PadDevice device;
        device.buttons.resize(sf::Joystick::getButtonCount(pad));
        device.axes = {platform::axisX, platform::axisY, platform::axisZ, platform::axisRx, platform::axisRy};
        return PadLayout::ofMapping(usual, device).value_or(PadLayout());
    }
    const auto device = findPad("/sys/class/input", sf::Joystick::getIdentification(pad));
    return device ? layoutOf(*device, sdlMapping) : PadLayout();
}

} // namespace ui
