# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Toolchain file: builds for Windows with Debian's MinGW, against the libraries that scripts/windows-libraries has built,
# and runs what has to run while building with Wine. scripts/windows uses it.
#
#   LICHTER_WINDOWS_PREFIX  the folder of those libraries
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LICHTER_WINDOWS_PREFIX)

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH "${LICHTER_WINDOWS_PREFIX}" /usr/x86_64-w64-mingw32)
set(CMAKE_CROSSCOMPILING_EMULATOR wine)

# The libraries of the compiler belong into the programs: nobody has them on Windows.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

# Programs are those of this machine; headers and libraries are those for Windows.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
