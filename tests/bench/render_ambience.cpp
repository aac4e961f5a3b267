// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A minute of the music of each house as it is put to bed, of each hour, in the rain, in a pause and with wins, as WAV
// files and as they are heard at the volume by default; with their loudness (ITU-R BS.1770-4, gated) and peaks, the
// seams of the loops, and what synthesis costs: render-ambience FOLDER. See scripts/render-ambience and docs/sound.md.

#include "data/settings/Settings.hpp"
#include "game/services/Ambience.hpp"
#include "game/services/MusicLevel.hpp"
#include "game/services/Sounds.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ctime>
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
constexpr std::array<std::string_view, game::houseCount> names{"slate",       "shed",     "terrace", "tower",
                                                               "lighthouse",  "corner",   "round",   "crooked",
                                                               "observatory", "workshop", "hotel"};

using Frames = std::vector<double>; ///< Left, right, left …; 1 is full scale.

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
double loudness(const Frames& stereo) {
    std::array<Weighting, 2> weighting;
    const auto step = static_cast<std::size_t>(rate / 10);
    std::vector<double> tenths; ///< Power of each 100 ms.
    double sum = 0;
    for (std::size_t i = 0; i < stereo.size() / 2; ++i) {
        for (std::size_t side = 0; side < 2; ++side)
            sum += std::pow(weighting[side](stereo[2 * i + side]), 2);
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

/// \param gain how loud it is heard.
void writeWav(const std::filesystem::path& file, const Frames& stereo, double gain) {
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
    for (const double sample : stereo)
        number(static_cast<std::uint16_t>(std::lround(std::clamp(gain * sample, -1.0, 1.0) * 32767)), 2);
}

double decibels(double level) {
    return 20 * std::log10(std::max(level, 1e-9));
}

double peakOf(const Frames& stereo) {
    double peak = 0;
    for (const double sample : stereo)
        peak = std::max(peak, std::abs(sample));
    return peak;
}

/// A board of 5 × 5 of which another window goes dark every two seconds; after that the house is asleep.
game::Melody scoreAt(House house, double second) {
    constexpr int side = 5;
    std::vector<puzzle::Cell> awake;
    for (int i = static_cast<int>(second) / 2; i < side * side; ++i)
        awake.push_back({i * 7 % 25 / side, i * 7 % 25 % side});
    return game::melodyOf(awake, side, side, side * side, house);
}

struct Take {
    std::string name;
    game::Night night;
    bool wins = false; ///< Every six seconds, with all its bells.
};

constexpr double everyWin = 6;

/// The bells of a win with three stars and a record, by the seconds after the last press.
std::vector<std::pair<double, ui::Samples>> bells() {
    using game::Sound;
    std::vector<std::pair<double, ui::Samples>> result;
    for (const auto& [at, sound] : {std::pair{0.65, Sound::Win},
                                    {2.0, Sound::Star1},
                                    {2.2, Sound::Star2},
                                    {2.4, Sound::Star3},
                                    {3.3, Sound::Record}})
        result.emplace_back(at, game::soundSamples(sound));
    return result;
}

/// What is heard of the music at full volume.
Frames musicOf(const Take& take) {
    constexpr std::size_t chunk = 512;
    game::Ambience ambience;
    ambience.prepare();
    game::MusicLevel level;
    double nextWin = take.wins ? everyWin : seconds;
    std::vector<double> ducks;
    Frames music;
    std::array<std::int16_t, 2 * chunk> mixed{};
    for (double now = 0; now < seconds; now += chunk / rate) {
        game::Night night = take.night;
        if (night.melody.atStart > 0 && !take.wins)
            night.melody = scoreAt(night.melody.house, now);
        ambience.listen(night);
        if (now >= nextWin) {
            level.breathe(nextWin);
            for (const auto& [at, samples] : bells())
                ducks.push_back(nextWin + at);
            nextWin += everyWin;
        }
        while (!ducks.empty() && now >= ducks.front()) {
            level.duck(ducks.front());
            ducks.erase(ducks.begin());
        }
        ambience.mix(mixed);
        for (std::size_t i = 0; i < mixed.size(); ++i)
            music.push_back(static_cast<double>(level.at(now + static_cast<double>(i / 2) / rate)) * mixed[i] /
                            32768.0);
    }
    return music;
}

void addBells(Frames& stereo) {
    for (double win = everyWin; win + 5 < seconds; win += everyWin)
        for (const auto& [at, samples] : bells()) {
            const auto start = 2 * static_cast<std::size_t>((win + at) * rate);
            for (std::size_t i = 0; i < samples.size(); ++i)
                for (const std::size_t side : {0U, 1U})
                    stereo[start + 2 * i + side] += samples[i] / 32768.0;
        }
}

std::vector<Take> takes() {
    std::vector<Take> result;
    const auto night = [](House house, int hour) {
        game::Night made;
        made.melody = scoreAt(house, 0);
        made.hour = hour;
        return made;
    };
    for (std::size_t i = 0; i < names.size(); ++i)
        result.push_back({std::string(names[i]), night(static_cast<House>(i), 23)});
    for (const int hour : {19, 23, 2, 6, 12}) {
        Take take{"hour-" + std::to_string(hour), {}};
        take.night.hour = hour; // The street, without a board.
        result.push_back(take);
    }
    Take rain{"rain", night(House::Terrace, 2)};
    rain.night.rains = true;
    Take pause{"pause", night(House::Terrace, 2)};
    pause.night.muffled = true;
    result.insert(result.end(), {rain, pause});
    for (std::size_t i = 0; i < names.size(); ++i)
        result.push_back({"win-" + std::string(names[i]), night(static_cast<House>(i), 23), true});
    return result;
}

/// The step from the last sample of a loop to its first, beside the others; true if it is one of them.
bool tellSeam(std::string_view name, const game::ambience::Buffer& loop) {
    std::vector<int> steps;
    for (std::size_t i = 1; i < loop.size(); ++i)
        steps.push_back(std::abs(loop[i] - loop[i - 1]));
    std::sort(steps.begin(), steps.end());
    const int seam = std::abs(loop.front() - loop.back());
    const int usual = steps[steps.size() / 2];
    std::cout << std::left << std::setw(18) << name << std::right << std::setw(6) << seam << std::setw(8) << usual
              << std::setw(8) << steps[steps.size() * 999 / 1000] << std::setw(9) << steps.back() << "\n";
    return seam <= steps[steps.size() * 999 / 1000];
}

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void tellCost() {
    const double began = processorSeconds();
    game::Ambience ambience;
    ambience.prepare();
    const double prepared = processorSeconds();
    std::size_t bytes = 0;
    double longest = 0;
    for (std::size_t i = 1; i < names.size(); ++i) {
        double all = 0;
        for (int degree = 0; degree < game::Melody::degrees; ++degree) {
            const double before = processorSeconds();
            const game::ambience::Buffer voice = game::ambience::voice(static_cast<House>(i), degree);
            all += processorSeconds() - before;
            bytes = std::max(bytes, voice.size() * sizeof(voice.front()));
        }
        longest = std::max(longest, all);
    }
    std::size_t loops = 0;
    for (const game::ambience::Buffer& buffer :
         {game::ambience::wind(), game::ambience::rain(), game::ambience::farVoices(), game::ambience::cricket(),
          game::ambience::owl(), game::ambience::tram(), game::ambience::blackbird()})
        loops += buffer.size() * sizeof(buffer.front());
    std::vector<std::int16_t> minute(static_cast<std::size_t>(2 * rate * seconds));
    game::Night night;
    night.melody = scoreAt(House::Terrace, 0);
    ambience.listen(night);
    const double mixing = processorSeconds();
    ambience.mix(minute);
    const double mixed = processorSeconds() - mixing;
    std::cout << std::setprecision(0) << "\nprocessor time: " << 1000 * (prepared - began) << " ms to prepare, "
              << 1000 * longest << " ms for the " << game::Melody::degrees
              << " voices of the slowest house (each when it is first sung), " << 1000 * mixed
              << " ms to mix a minute\nmemory: " << static_cast<double>(loops) / 1024 << " KiB and "
              << static_cast<double>(game::Melody::degrees * bytes) / 1024 << " KiB for all voices of a house\n";
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "render-ambience FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    std::filesystem::create_directories(folder);
    const double gain = data::Settings().musicVolume / 100.0;
    constexpr double highest = -1;
    bool good = true;
    std::cout << "the music alone at the volume by default, the peak at full volume (of win-…: with bells at full "
                 "volume)\n\n"
              << std::fixed << std::setprecision(1);
    for (const Take& take : takes()) {
        Frames stereo = musicOf(take);
        const double lufs = loudness(stereo) + decibels(gain);
        if (take.wins)
            addBells(stereo);
        const double peak = decibels(peakOf(stereo));
        writeWav(folder / (take.name + ".wav"), stereo, gain);
        const bool measured = std::find(names.begin(), names.end(), take.name) != names.end();
        const bool fits = peak < highest && (!measured || std::abs(lufs + 23) <= 2);
        std::cout << std::left << std::setw(18) << take.name << std::right << std::setw(7) << lufs << " LUFS"
                  << std::setw(7) << peak << " dBFS" << (fits ? "" : "  (!)") << "\n";
        good = good && fits;
    }
    std::cout << "\nloop                seam  median  99.9 %  largest step from sample to sample\n";
    for (const auto& [name, loop] : {std::pair{"wind", game::ambience::wind()},
                                     {"rain", game::ambience::rain()},
                                     {"far voices", game::ambience::farVoices()}})
        good = tellSeam(name, loop) && good;
    tellCost();
    return good ? 0 : 1;
}
