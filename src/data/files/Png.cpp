// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Png.hpp"

#include <array>
#include <string_view>
#include <vector>
#include <zlib.h>

namespace data {

namespace {

constexpr std::size_t rgbaBytes = 4;
constexpr std::size_t rgbBytes = 3;
constexpr char upFilter = 2;           ///< Each byte as its difference to the one above it.
constexpr std::size_t rowsAtOnce = 32; ///< Between two questions whether to go on.

void appendNumber(std::string& file, std::uint32_t number) {
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        file += static_cast<char>(number >> shift & 0xFFU);
}

/// A chunk: its length, its name, its data, and a checksum of both.
void appendChunk(std::string& file, std::string_view name, std::string_view content) {
    appendNumber(file, static_cast<std::uint32_t>(content.size()));
    const std::size_t from = file.size();
    file += name;
    file += content;
    const auto* const bytes = reinterpret_cast<const Bytef*>(file.data() + from);
    appendNumber(file, static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(name.size() + content.size()))));
}

/// Compresses what it is given, piece by piece.
class Deflater {
public:
    Deflater() { m_ready = deflateInit(&m_stream, Z_BEST_SPEED + 2) == Z_OK; }
    ~Deflater() {
        if (m_ready)
            deflateEnd(&m_stream);
    }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    /// \param last whether nothing follows. \returns false if memory has run out.
    bool add(std::string& bytes, bool last) {
        std::array<Bytef, 1U << 15U> out{};
        m_stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        do {
            m_stream.next_out = out.data();
            m_stream.avail_out = static_cast<uInt>(out.size());
            if (!m_ready || deflate(&m_stream, last ? Z_FINISH : Z_NO_FLUSH) == Z_STREAM_ERROR)
                return false;
            m_written.append(reinterpret_cast<const char*>(out.data()), out.size() - m_stream.avail_out);
        } while (m_stream.avail_out == 0);
        return true;
    }
    [[nodiscard]] const std::string& written() const noexcept { return m_written; }

private:
    z_stream m_stream{};
    bool m_ready = false;
    std::string m_written;
};

} // namespace

std::string pngOf(std::span<const std::uint8_t> rgba, std::size_t width, const std::function<bool()>& cancelled) {
    const std::size_t height = rgba.size() / (rgbaBytes * width);
    Deflater deflater;
    std::vector<std::uint8_t> above(rgbBytes * width, 0);
    std::string rows;
    for (std::size_t row = 0; row < height; ++row) {
        rows += upFilter;
        for (std::size_t i = 0; i < above.size(); ++i) {
            const std::uint8_t byte = rgba[rgbaBytes * (row * width + i / rgbBytes) + i % rgbBytes];
            rows += static_cast<char>(byte - above[i]);
            above[i] = byte;
        }
        const bool last = row + 1 == height;
        if (!last && (row + 1) % rowsAtOnce != 0)
            continue;
        if ((cancelled && cancelled()) || !deflater.add(rows, last))
            return {};
        rows.clear();
    }
    std::string file = "\x89PNG\r\n\x1A\n";
    std::string header;
    appendNumber(header, static_cast<std::uint32_t>(width));
    appendNumber(header, static_cast<std::uint32_t>(height));
    header += std::string_view("\x08\x02\x00\x00\x00", 5); // 8 bits a channel, RGB, the only methods, not interlaced.
    appendChunk(file, "IHDR", header);
    appendChunk(file, "IDAT", deflater.written());
    appendChunk(file, "IEND", {});
    return file;
}

} // namespace data
