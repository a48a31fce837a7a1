#include "Memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

void keepFreedMemory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
    // Room for what the largest works take at once is added in few steps.
    mallopt(M_TOP_PAD, 64 << 20);
#endif
}
