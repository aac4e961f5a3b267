// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A gamepad for tests on machines that have none. Loaded into the game with LD_PRELOAD, this library stands in for what
// SFML 2.5 asks libudev and the joystick driver of Linux. The pad is a FIFO whose path is in the environment variable
// LICHTER_E2E_PAD and contains "/js"; what is written to it are the driver's messages, `struct js_event`. It is plugged
// in as long as the FIFO exists. To the program it is the only joystick, with the axes and buttons of an Xbox pad.
//
// It differs from the driver in one respect: at most one message is delivered each time SFML asks. SFML only compares
// the states before and after it has read all messages, so a push that begins and ends between two reads is lost to it.
// Fingers are slower than that; tests are not.

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/joystick.h>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

// NOLINTBEGIN(readability-identifier-naming): the names are those of libudev.

// The types of libudev, opaque to its users. There is one object of each.
struct udev {};
struct udev_monitor {};
struct udev_enumerate {};
struct udev_list_entry {};
struct udev_device {};

namespace {

constexpr char model[] = "Test pad";
constexpr std::array<__u8, 8> axes{ABS_X, ABS_Y, ABS_Z, ABS_RX, ABS_RY, ABS_RZ, ABS_HAT0X, ABS_HAT0Y};
constexpr __u8 buttons = 11;

udev context;
udev_monitor monitor;
udev_enumerate enumeration;
udev_list_entry entry;
udev_device device;

std::atomic<int> padFile = -1; ///< The file that SFML reads the messages from; −1: none.
bool delivered = false;        ///< The last read of it returned a message.

const char* node() {
    return std::getenv("LICHTER_E2E_PAD");
}

bool pluggedIn() {
    return node() != nullptr && access(node(), F_OK) == 0;
}

/// Whether the file is still that of the pad: it may have been unplugged, and perhaps plugged in again as a new FIFO.
bool stillPluggedIn(int file) {
    struct stat opened {};
    struct stat there {};
    return fstat(file, &opened) == 0 && stat(node(), &there) == 0 && opened.st_dev == there.st_dev &&
           opened.st_ino == there.st_ino;
}

/// The function of that name which would be called without this library.
template<class Function>
Function* original(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Answers a request of the joystick driver. \returns what ioctl() returns: negative if there is no such request.
int answer(int file, unsigned long request, void* out) {
    const std::size_t room = _IOC_SIZE(request);
    switch (_IOC_NR(request)) {
    case _IOC_NR(JSIOCGAXMAP): // SFML asks this only of the file that it then reads from.
        padFile = file;
        delivered = false;
        std::memcpy(out, axes.data(), axes.size());
        return static_cast<int>(axes.size());
    case _IOC_NR(JSIOCGAXES):
        *static_cast<__u8*>(out) = static_cast<__u8>(axes.size());
        return 0;
    case _IOC_NR(JSIOCGBUTTONS):
        *static_cast<__u8*>(out) = buttons;
        return 0;
    case _IOC_NR(JSIOCGNAME(0)):
        if (room < sizeof(model))
            break;
        std::memcpy(out, model, sizeof(model));
        return sizeof(model);
    default:
        break;
    }
    errno = EINVAL;
    return -1;
}

} // namespace

extern "C" {

int ioctl(int file, unsigned long request, ...) noexcept {
    va_list rest;
    va_start(rest, request);
    void* const out = va_arg(rest, void*);
    va_end(rest);
    if (_IOC_TYPE(request) == 'j')
        return answer(file, request, out);
    static auto* const next = original<int(int, unsigned long, ...)>("ioctl");
    return next(file, request, out);
}

ssize_t read(int file, void* out, size_t size) {
    static auto* const next = original<ssize_t(int, void*, size_t)>("read");
    if (file != padFile)
        return next(file, out, size);
    if (!stillPluggedIn(file)) {
        padFile = -1; // SFML closes it.
        errno = ENODEV;
        return -1;
    }
    if (delivered) {
        delivered = false;
        errno = EAGAIN;
        return -1;
    }
    const ssize_t got = next(file, out, size);
    delivered = got > 0;
    return got;
}

udev* udev_new() {
    return &context;
}
udev* udev_unref(udev* /*unused*/) {
    return nullptr;
}

// The monitor always has news, but never says which, so that SFML looks for itself.
udev_monitor* udev_monitor_new_from_netlink(udev* /*unused*/, const char* /*name*/) {
    return &monitor;
}
udev_monitor* udev_monitor_unref(udev_monitor* /*unused*/) {
    return nullptr;
}
int udev_monitor_filter_add_match_subsystem_devtype(udev_monitor* /*unused*/, const char* /*subsystem*/,
                                                    const char* /*type*/) {
    return 0;
}
int udev_monitor_enable_receiving(udev_monitor* /*unused*/) {
    return 0;
}
int udev_monitor_get_fd(udev_monitor* /*unused*/) {
    static const int alwaysReadable = open("/dev/zero", O_RDONLY | O_CLOEXEC);
    return alwaysReadable;
}
udev_device* udev_monitor_receive_device(udev_monitor* /*unused*/) {
    return nullptr;
}

udev_enumerate* udev_enumerate_new(udev* /*unused*/) {
    return &enumeration;
}
udev_enumerate* udev_enumerate_unref(udev_enumerate* /*unused*/) {
    return nullptr;
}
int udev_enumerate_add_match_subsystem(udev_enumerate* /*unused*/, const char* /*subsystem*/) {
    return 0;
}
int udev_enumerate_scan_devices(udev_enumerate* /*unused*/) {
    return 0;
}
udev_list_entry* udev_enumerate_get_list_entry(udev_enumerate* /*unused*/) {
    return pluggedIn() ? &entry : nullptr;
}
udev_list_entry* udev_list_entry_get_next(udev_list_entry* /*unused*/) {
    return nullptr;
}
const char* udev_list_entry_get_name(udev_list_entry* /*unused*/) {
    return node();
}

udev_device* udev_device_new_from_syspath(udev* /*unused*/, const char* /*path*/) {
    return &device;
}
udev_device* udev_device_unref(udev_device* /*unused*/) {
    return nullptr;
}
const char* udev_device_get_devnode(udev_device* /*unused*/) {
    return node();
}
const char* udev_device_get_syspath(udev_device* /*unused*/) {
    return node();
}
const char* udev_device_get_action(udev_device* /*unused*/) {
    return nullptr;
}
const char* udev_device_get_property_value(udev_device* /*unused*/, const char* key) {
    const std::string_view asked = key;
    if (asked == "ID_INPUT_JOYSTICK")
        return "1";
    return asked == "ID_VENDOR_ID" || asked == "ID_MODEL_ID" ? "ffff" : nullptr; // SFML complains without these.
}
udev_device* udev_device_get_parent_with_subsystem_devtype(udev_device* /*unused*/, const char* /*subsystem*/,
                                                           const char* /*type*/) {
    return nullptr;
}
const char* udev_device_get_sysattr_value(udev_device* /*unused*/, const char* /*name*/) {
    return nullptr;
}

} // extern "C"

// NOLINTEND(readability-identifier-naming)
