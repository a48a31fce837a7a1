#include "Memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

void keepFreedMemory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
    // The heap grows in few steps, even for the largest workloads.
    mallopt(M_TOP_PAD, 64 << 20);
#endif
}

size_t allocatedBytes(void) {
#ifdef __GLIBC__
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}
