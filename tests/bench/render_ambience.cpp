// A minute of the music of each house as it is put to bed, as WAV files, with its loudness (ITU-R BS.1770-4, gated) and
// peak: render-ambience FOLDER [HOUR]. See scripts/render-ambience.

#include "game/services/Ambience.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using game::House;

constexpr double rate = 44100;
constexpr int seconds = 60;
constexpr std::array<std::string_view, game::houseCount> names{"slate",  "shed",  "terrace", "tower",      "lighthouse",
                                                               "corner", "round", "crooked", "observatory"};

/// A second-order section, in direct form.
struct Section {
    double b0, b1, b2, a1, a2;
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;

    double operator()(double x) {
        const double y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        return y;
    }
};

/// The K-weighting of BS.1770 at any rate: a shelf for the head, then a high-pass.
struct Weighting {
    Section shelf = shelfAt();
    Section highPass = highPassAt();

    double operator()(double x) { return highPass(shelf(x)); }

    static Section shelfAt() {
        const double k = std::tan(std::numbers::pi * 1681.974450955533 / rate);
        const double q = 0.7071752369554196;
        const double high = std::pow(10, 3.999843853973347 / 20);
        const double band = std::pow(high, 0.4996667741545416);
        const double a0 = 1 + k / q + k * k;
        return {(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0,
                2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0};
    }
    static Section highPassAt() {
        const double k = std::tan(std::numbers::pi * 38.13547087602444 / rate);
        const double q = 0.5003270373238773;
        const double a0 = 1 + k / q + k * k;
        return {1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0};
    }
};

double loudnessOf(double power) {
    return -0.691 + 10 * std::log10(std::max(power, 1e-12));
}

/// Integrated loudness in LUFS: blocks of 400 ms, overlapping by three quarters, gated at −70 and at 10 below.
double loudness(const std::vector<std::int16_t>& stereo) {
    std::array<Weighting, 2> weighting;
    const auto step = static_cast<std::size_t>(rate / 10);
    std::vector<double> tenths; ///< Power of each 100 ms.
    double sum = 0;
    for (std::size_t i = 0; i < stereo.size() / 2; ++i) {
        for (std::size_t side = 0; side < 2; ++side)
            sum += std::pow(weighting[side](stereo[2 * i + side] / 32768.0), 2);
        if ((i + 1) % step == 0)
            tenths.push_back(std::exchange(sum, 0) / static_cast<double>(step));
    }
    std::vector<double> blocks;
    for (std::size_t i = 3; i < tenths.size(); ++i)
        blocks.push_back((tenths[i] + tenths[i - 1] + tenths[i - 2] + tenths[i - 3]) / 4);
    const auto gated = [&blocks](double gate) {
        double power = 0;
        int count = 0;
        for (const double block : blocks)
            if (loudnessOf(block) > gate) {
                power += block;
                ++count;
            }
        return loudnessOf(count > 0 ? power / count : 0);
    };
    return gated(gated(-70) - 10);
}

void writeWav(const std::filesystem::path& file, const std::vector<std::int16_t>& stereo) {
    std::ofstream out(file, std::ios::binary);
    const auto number = [&out](std::uint32_t value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            out.put(static_cast<char>(value >> (8 * i) & 0xFFU));
    };
    const auto size = static_cast<std::uint32_t>(2 * stereo.size());
    out << "RIFF";
    number(36 + size, 4);
    out << "WAVEfmt ";
    number(16, 4);
    number(1, 2);
    number(2, 2);
    number(static_cast<std::uint32_t>(rate), 4);
    number(static_cast<std::uint32_t>(rate) * 4, 4);
    number(4, 2);
    number(16, 2);
    out << "data";
    number(size, 4);
    for (const std::int16_t sample : stereo)
        number(static_cast<std::uint16_t>(sample), 2);
}

/// A board of 5 × 5 of which another window goes dark every two seconds.
game::Score scoreAt(House house, int second) {
    constexpr int side = 5;
    std::vector<puzzle::Cell> awake;
    for (int i = second / 2; i < side * side; ++i)
        awake.push_back({i * 7 % 25 / side, i * 7 % 25 % side});
    return game::scoreOf(awake, side, side, side * side, house);
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::cerr << "render-ambience FOLDER [HOUR]\n";
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    std::filesystem::create_directories(folder);
    const int hour = count > 2 ? std::atoi(arguments[2]) : 23;
    bool good = true;
    for (std::size_t i = 0; i < names.size(); ++i) {
        game::Ambience ambience;
        const auto began = std::chrono::steady_clock::now();
        ambience.prepare();
        const std::chrono::duration<double, std::milli> prepared = std::chrono::steady_clock::now() - began;
        std::vector<std::int16_t> stereo(static_cast<std::size_t>(2 * rate * seconds));
        const auto mixing = std::chrono::steady_clock::now();
        constexpr std::size_t chunk = 4 * 2205;
        for (std::size_t at = 0; at < stereo.size(); at += chunk) {
            game::Night night;
            night.hour = hour;
            night.score = scoreAt(static_cast<House>(i), static_cast<int>(static_cast<double>(at) / 2 / rate));
            ambience.listen(night);
            ambience.mix(std::span(stereo).subspan(at, std::min(chunk, stereo.size() - at)));
        }
        const std::chrono::duration<double, std::milli> mixed = std::chrono::steady_clock::now() - mixing;
        int peak = 0;
        for (const std::int16_t sample : stereo)
            peak = std::max(peak, std::abs(int{sample}));
        const double lufs = loudness(stereo);
        writeWav(folder / (std::string(names[i]) + ".wav"), stereo);
        std::cout << std::left << std::setw(12) << names[i] << std::right << std::fixed << std::setprecision(1)
                  << std::setw(7) << lufs << " LUFS, peak " << std::setprecision(3) << peak / 32768.0 << ", "
                  << ambience.begun().notes << " notes, prepared in " << std::setprecision(0) << prepared.count()
                  << " ms, a minute mixed in " << mixed.count() << " ms\n";
        good = good && peak < 32767 && std::abs(lufs + 23) <= 2;
    }
    return good ? 0 : 1;
}
