// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stands in for libsndio, the sound system of OpenBSD, in the bundle: OpenAL is linked to it, and it finds no device.
// scripts/bundle compiles it.

extern "C" {
void* sio_open(const char*, unsigned, int) {
    return nullptr;
}
void sio_close(void*) {}
void sio_initpar(void*) {}
int sio_setpar(void*, void*) {
    return 0;
}
int sio_getpar(void*, void*) {
    return 0;
}
int sio_start(void*) {
    return 0;
}
int sio_stop(void*) {
    return 0;
}
unsigned long sio_read(void*, void*, unsigned long) {
    return 0;
}
unsigned long sio_write(void*, const void*, unsigned long) {
    return 0;
}
}
