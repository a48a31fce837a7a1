#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes rectangles as SVG, as a program in C++ does that prints numbers with `std::to_chars`; answers how many bytes.
///
/// Each rectangle is four numbers: x, y, width and height.
size_t writeRectanglesWithToChars(const double *_Nonnull numbers, size_t count);

#ifdef __cplusplus
}
#endif
