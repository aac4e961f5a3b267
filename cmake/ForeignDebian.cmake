# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Toolchain file: builds for another processor with Debian's cross compiler, against unpacked Debian packages of that
# processor, and runs what has to run while building under emulation. scripts/portability uses it.
#
#   LICHTER_FOREIGN       what the compiler calls the processor, such as s390x or aarch64; also the end of QEMU's name
#   LICHTER_FOREIGN_ROOT  the folder of the unpacked packages
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LICHTER_FOREIGN LICHTER_FOREIGN_ROOT)

set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR "${LICHTER_FOREIGN}")
set(CMAKE_CXX_COMPILER "${LICHTER_FOREIGN}-linux-gnu-g++")
set(CMAKE_SYSROOT "${LICHTER_FOREIGN_ROOT}")
set(CMAKE_CROSSCOMPILING_EMULATOR "qemu-${LICHTER_FOREIGN};-L;${LICHTER_FOREIGN_ROOT}")

# Programs are those of this machine; headers and libraries are those of the other.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
