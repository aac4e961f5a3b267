// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// LeakSanitizer searches what is loaded when the program ends. The graphics driver unloads parts of itself before; what
// only they point to would be taken for a leak, with no name to suppress it by. So programs that are built with a
// sanitizer unload nothing.
extern "C" int dlclose(void* /*library*/) {
    return 0;
}
