# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shared by the scripts in this folder, which source it: the answer to --help, the Debian packages, their installation, and
# the build.
# shellcheck shell=bash

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
readonly root

# Every script answers --help with the comment at its head, before it does anything.
for argument in "$@"; do
    case $argument in
    --help | -h)
        awk '/^#!|^# SPDX-/ {next} /^#/ {sub(/^# ?/, ""); print; said = 1; next} said {exit}' "$0"
        exit
        ;;
    --) break ;;
    esac
done
unset argument

# wrong_use ARGUMENT: says that the script knows nothing like that, and ends with exit code 2.
wrong_use() {
    say "'$1' is nothing that this script knows; --help says more"
    exit 2
}

# take_only OPTION... -- ARGUMENT...: wrong use unless the arguments are those options, each followed by a value.
take_only() {
    local options=()
    while [[ $1 != -- ]]; do
        options+=("$1")
        shift
    done
    shift
    while (($# > 0)); do
        [[ " ${options[*]} " == *" ${1%%=*} "* ]] || wrong_use "$1"
        [[ $1 == *=* ]] || shift
        (($# > 0)) || { say "a value is missing; --help says more" && exit 2; }
        shift
    done
}

# To build and run the game.
readonly packages_to_play=(
    build-essential cmake ninja-build gettext
    libsfml-dev libx11-dev libxkbcommon-dev libfreetype-dev libfontconfig-dev libsqlitecpp-dev libsqlite3-dev libsodium-dev zlib1g-dev nlohmann-json3-dev libcli11-dev libexpected-dev libpq-dev
    libspdlog-dev libicu-dev libntl-dev libm4ri-dev libcadical-dev libcairo2-dev
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
readonly packages_with_server=(postgresql openssl)

# To make the Debian packages and check them as well.
# shellcheck disable=SC2034 # used by package
readonly packages_to_package=("${packages_to_play[@]}" git debhelper dpkg-dev lintian devscripts)

# The file that packages and building write to, for a script that shows its progress instead; empty for the terminal.
progress_log=''

# begin_log NAME: from now on, shows progress in three steps, packages, building and what the script is for; everything else
# that the first two print goes to build/NAME.log.
begin_log() {
    progress_log=$root/build/$1.log
    mkdir -p "$root/build"
    : >"$progress_log"
}

# show WORDS: says what goes on: on a terminal in one line, which the next words replace, otherwise in a line of its own.
# Without a log, everything is on the terminal already.
show() {
    if [[ -z $progress_log ]]; then
        return
    elif [[ -t 2 && ${TERM:-dumb} != dumb ]]; then
        printf '\r\033[K%s' "$*" >&2
        line_open=yes
    else
        printf '%s: %s\n' "scripts/${0##*/}" "$*" >&2
    fi
}
line_open=''

# Ends the line of progress, so that something else can be said.
end_line() {
    [[ -z $line_open ]] || printf '\n' >&2
    line_open=''
}

# logged COMMAND...: runs the command; what it prints goes to the log.
logged() {
    if [[ -z $progress_log ]]; then
        "$@" >&2
    else
        printf '\n$ %s\n' "$*" >>"$progress_log"
        "$@" >>"$progress_log" 2>&1
    fi
}

say() {
    end_line
    printf '%s: %s\n' "scripts/${0##*/}" "$*" >&2
}

# fail WORDS: ends the script, with the end of the log if there is one.
fail() {
    end_line
    if [[ -n $progress_log && -s $progress_log ]]; then
        tail -n 25 "$progress_log" >&2
        say "$*; this is the end of ${progress_log#"$root/"}, which has all of it"
    else
        say "$*"
    fi
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
        show "1/3 packages: none is missing"
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
    if [[ -n $progress_log ]]; then
        printf '%s\n' "These packages are missing: ${wanted[*]}" >>"$progress_log"
        show "1/3 packages: installing ${#wanted[@]} and what they need"
    else
        say "installing these Debian packages: ${wanted[*]}"
    fi
    local status=0
    logged "${apt[@]}" update || status=$?
    if ((EUID != 0 && status == 1)); then # The exit code of sudo; that of apt-get would be 100.
        fail "sudo refused, so nothing was installed; $by_hand"
    elif ((status != 0)); then
        say "the package lists could not be refreshed; going on with those that are here"
    fi
    logged "${apt[@]}" install --yes --no-install-recommends "${wanted[@]}" ||
        fail "the packages could not be installed; what apt-get says about it stands above. Run this script again when that is mended, or, $by_hand"
}

# build PRESET [TARGET...]: configures unless that was done already for this source folder; then builds.
build() {
    local folder=$root/build/$1
    if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt" || [[ ! -f $folder/build.ninja ]]; then
        [[ -n $progress_log ]] || say "setting up build/$1"
        show "2/3 building: setting up build/$1"
        logged cmake --fresh --preset "$1" -S "$root" || fail "build/$1 could not be set up"
    fi
    local command=(cmake --build "$folder" ${2:+--target "${@:2}"})
    if [[ -z $progress_log ]]; then
        NINJA_STATUS="[%f/%t, %es] " "${command[@]}" >&2
        return
    fi
    show "2/3 building"
    printf '\n$ %s\n' "${command[*]}" >>"$progress_log"
    NINJA_STATUS="[%f/%t] " "${command[@]}" 2>&1 | follow_build || fail "building failed"
}

# The processor time of a step of the build in milliseconds, on average, for the guess in the first minute: 129 of them
# took 567 seconds.
readonly step_takes=4400

# Keeps the output of a build in the log, and shows how far it is and how long it will take.
follow_build() {
    local line now shown=-60 begun=$SECONDS done_steps all left every=60
    [[ ! -t 2 ]] || every=1
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$progress_log"
        # Before it builds, ninja looks whether there are new files; that is counted by itself.
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  && $line != *"Re-checking globbed"* ]] || continue
        done_steps=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} now=$((SECONDS - begun))
        ((now - shown >= every)) || continue
        shown=$now
        left=$((step_takes * (all - done_steps) / $(nproc) / 1000))
        ((now < 60)) || left=$((now * (all - done_steps) / done_steps))
        show "2/3 building: $done_steps of $all steps, about $(minutes "$left") left"
    done
}

# count_tests LOG: sets passed and failed to the numbers of tests in the output of GoogleTest.
count_tests() {
    # shellcheck disable=SC2034 # used by portability and windows
    read -r passed failed < <(awk '
        /^\[       OK \]/ { ++passed }
        /^\[  FAILED  \] .* \(.* ms\)\r?$/ { ++failed }
        END { print passed + 0, failed + 0 }' "$1")
}

# minutes SECONDS: prints them in words, rounded to minutes.
minutes() {
    local rounded=$((($1 + 30) / 60))
    if ((rounded > 1)); then printf '%d minutes' "$rounded"; else printf 'a minute'; fi
}

# on_virtual_display WIDTHxHEIGHT COMMAND...: runs the command on a virtual display, with OpenGL in software.
on_virtual_display() {
    xvfb-run --auto-servernum --server-args="-screen 0 $1x24 -noreset" env LIBGL_ALWAYS_SOFTWARE=1 "${@:2}"
}
