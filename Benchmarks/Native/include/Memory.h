#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Keeps all memory that is freed for what comes next, instead of giving large pieces back to the system.
///
/// Else work with large arrays would mostly time how the system clears pages, again and again, and ten times as many
/// items would seem to take far more than ten times as long. Works and their bounds are treated alike. Does nothing
/// where the allocator isn't glibc's.
void keepFreedMemory(void);

#ifdef __cplusplus
}
#endif
