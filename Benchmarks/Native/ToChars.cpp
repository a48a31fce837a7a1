#include "ToChars.h"

#include <charconv>
#include <cstring>
#include <memory>
#include <string_view>

namespace {

/// The position of the next byte, without bounds checks.
struct Cursor {
    char *place;

    void write(std::string_view text) {
        std::memcpy(place, text.data(), text.size());
        place += text.size();
    }

    /// Writes a number with up to three decimals.
    void write(double number) {
        place = std::to_chars(place, place + 32, number, std::chars_format::fixed, 3).ptr;
        while (place[-1] == '0') --place;
        if (place[-1] == '.') --place;
    }
};

}  // namespace

size_t writeRectanglesWithToChars(const double *numbers, size_t count) {
    // Not initialized with zeros, unlike a vector.
    std::unique_ptr<char[]> bytes(new char[256 + count * 192]);
    Cursor cursor{bytes.get()};
    cursor.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"900\">\n");
    for (const double *box = numbers; box != numbers + 4 * count; box += 4) {
        cursor.write("<rect x=\"");
        cursor.write(box[0]);
        cursor.write("\" y=\"");
        cursor.write(box[1]);
        cursor.write("\" width=\"");
        cursor.write(box[2]);
        cursor.write("\" height=\"");
        cursor.write(box[3]);
        cursor.write("\" fill=\"#4080c0\"/>\n");
    }
    cursor.write("</svg>\n");
    return static_cast<size_t>(cursor.place - bytes.get());
}
