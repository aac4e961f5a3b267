// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

namespace ui {

/// Music that is mixed while it is played, and never ends.
class Music {
public:
    Music() = default;
    virtual ~Music() = default;
    Music(const Music&) = delete;
    Music& operator=(const Music&) = delete;

    /// Synthesises what it needs. Called once, on a thread of its own, before anything is mixed.
    virtual void prepare() = 0;
    /// Fills stereo frames at `sampleRate` (left, right, left …). Called on the thread that plays; the size is even.
    virtual void mix(std::span<std::int16_t> frames) = 0;
};

} // namespace ui
