#pragma once

#include <string_view>

namespace text {

/// Whether bytes are a whole compiled catalogue (.mo, described in the manual of GNU gettext): every table and every
/// string that it points to lies within it. The reader looks at a string only when it is asked for, which is too late
/// to find out.
[[nodiscard]] bool isWholeCatalogue(std::string_view bytes) noexcept;

} // namespace text
