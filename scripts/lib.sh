# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shared by the scripts in this folder, which source it: the Debian packages, their installation, and the build.
# shellcheck shell=bash

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
readonly root

# To build and run the game.
readonly packages_to_play=(
    build-essential cmake ninja-build gettext
    libsfml-dev libx11-dev libxkbcommon-dev libfreetype-dev libfontconfig-dev libsqlitecpp-dev libsqlite3-dev libsodium-dev zlib1g-dev nlohmann-json3-dev libcli11-dev libexpected-dev libpq-dev
    libspdlog-dev libboost-locale-dev libicu-dev libntl-dev libm4ri-dev libcadical-dev libcairo2-dev
    fonts-texgyre fonts-lato fonts-opendyslexic python3
)

# To open a window without a display: a virtual display, with OpenGL in software.
readonly packages_without_display=(xvfb xauth libgl1-mesa-dri)

# To build and run the tests as well.
# shellcheck disable=SC2034 # used by test
readonly packages_to_test=(
    "${packages_to_play[@]}" "${packages_without_display[@]}"
    libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libvalijson-dev libpqxx-dev
    git xdotool x11-utils imagemagick clang-format ccache
    desktop-file-utils appstream shared-mime-info libxml2-utils libglib2.0-bin
    man-db zsh reuse i18nspector speech-dispatcher at-spi2-core dbus-daemon
)

# The server for the tests of shared leaderboards on a server. Debian starts a PostgreSQL server where it is installed, so that
# is done only on machines that are for testing; on others these tests are skipped unless it is there.
# shellcheck disable=SC2034 # used by test
readonly packages_with_server=(postgresql)

# To make the Debian packages and check them as well.
# shellcheck disable=SC2034 # used by package
readonly packages_to_package=("${packages_to_play[@]}" git debhelper dpkg-dev lintian devscripts)

say() {
    printf '%s: %s\n' "scripts/${0##*/}" "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# missing PACKAGES...: prints those that are not installed, one per line.
missing() {
    local installed
    # dpkg-query lists the packages that it knows and fails if there are others, so its status is ignored.
    # shellcheck disable=SC2016 # the dollar signs are for dpkg-query
    installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    local package
    for package in "$@"; do
        [[ $'\n'"$installed"$'\n' == *$'\n'"installed $package"$'\n'* ]] || printf '%s\n' "$package"
    done
}

# provide PACKAGES...: installs those that are missing; prints nothing if there are none.
provide() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is no Debian system, so nothing is installed; what Debian calls $* is expected to be there"
        return
    fi
    local wanted
    mapfile -t wanted < <(missing "$@")
    if ((${#wanted[@]} == 0)); then
        return
    fi

    # Waits for another apt-get, such as that of a desktop's updates.
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120)
    local by_hand="as root, run: apt-get install ${wanted[*]}"
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "these packages are missing: ${wanted[*]}; $by_hand"
        apt=(sudo "${apt[@]}")
        say "sudo is used to install packages and may ask for your password"
    fi
    say "installing these Debian packages: ${wanted[*]}"
    local status=0
    "${apt[@]}" update || status=$?
    if ((EUID != 0 && status == 1)); then # The exit code of sudo; that of apt-get would be 100.
        fail "sudo refused, so nothing was installed; $by_hand"
    elif ((status != 0)); then
        say "the package lists could not be refreshed; going on with those that are here"
    fi
    "${apt[@]}" install --yes --no-install-recommends "${wanted[@]}" ||
        fail "the packages could not be installed; what apt-get says about it stands above. Run this script again when that is mended, or, $by_hand"
}

# build PRESET [TARGET...]: configures unless that was done already for this source folder; then builds.
build() {
    local folder=$root/build/$1
    if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt" || [[ ! -f $folder/build.ninja ]]; then
        say "setting up build/$1"
        cmake --fresh --preset "$1" -S "$root" >&2
    fi
    NINJA_STATUS="[%f/%t, %es] " cmake --build "$folder" ${2:+--target "${@:2}"} >&2
}

# on_virtual_display WIDTHxHEIGHT COMMAND...: runs the command on a virtual display, with OpenGL in software.
on_virtual_display() {
    xvfb-run --auto-servernum --server-args="-screen 0 $1x24 -noreset" env LIBGL_ALWAYS_SOFTWARE=1 "${@:2}"
}
