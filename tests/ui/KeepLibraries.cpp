// LeakSanitizer searches what is loaded when the program ends. The graphics driver unloads parts of itself before; what
// only they point to would be taken for a leak, with no name to suppress it by. So nothing is unloaded under it.

#if defined(__SANITIZE_ADDRESS__)
#define KEEP_LIBRARIES
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KEEP_LIBRARIES
#endif
#endif

#ifdef KEEP_LIBRARIES
extern "C" int dlclose(void* /*library*/) {
    return 0;
}
#endif
