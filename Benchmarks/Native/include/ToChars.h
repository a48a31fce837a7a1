#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes rectangles as SVG with `std::to_chars`, and returns the number of bytes.
///
/// - Parameters:
///   - numbers: Four numbers for each rectangle: x, y, width and height.
///   - count: The number of rectangles.
size_t writeRectanglesWithToChars(const double *_Nonnull numbers, size_t count);

#ifdef __cplusplus
}
#endif
