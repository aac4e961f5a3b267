# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""icon.py ICON PICTURE...: puts square PNG pictures into one icon for Windows, which takes them as they are."""

import struct
import sys
from pathlib import Path

icon, *names = sys.argv[1:]
pictures = [Path(name).read_bytes() for name in names]
entries = []
place = 6 + 16 * len(pictures)
for picture in pictures:
    side = struct.unpack(">I", picture[16:20])[0]
    # 256 is written as 0; one plane, 32 bits for a pixel.
    entries.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), place))
    place += len(picture)
content = struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries + pictures)
if not Path(icon).is_file() or Path(icon).read_bytes() != content:  # A newer file would be linked again.
    Path(icon).write_bytes(content)
