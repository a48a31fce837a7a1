#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Keeps freed memory for reuse, instead of returning large blocks to the system.
///
/// Otherwise, workloads with large arrays would mostly measure how the system clears pages, and ten times as many items
/// would seem to take far more than ten times as long. The function affects workloads and their bounds equally. Has no
/// effect if the allocator isn't that of glibc.
void keepFreedMemory(void);

/// Returns the number of bytes that are allocated now, or 0 if the allocator isn't that of glibc.
size_t allocatedBytes(void);

#ifdef __cplusplus
}
#endif
