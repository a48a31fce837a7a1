// What a program that runs once and ends asks for besides `Trainer/Runtime`: text that goes to standard output.

#include "../../Trainer/Runtime/Runtime.h"

// MARK: - Standard output

struct slice { const char *start; size_t size; };
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int fd_write(int file, const struct slice *slices, size_t count, size_t *written);

static char line[4096];
static size_t filled;

static void flush(void) {
    struct slice slice = { line, filled };
    size_t written = 0;
    while (slice.size > 0) {
        if (fd_write(1, &slice, 1, &written) != 0) __builtin_trap();
        slice.start += written;
        slice.size -= written;
    }
    filled = 0;
}

int putchar(int byte) {
    line[filled++] = (char)byte;
    if (filled == sizeof line) flush();
    return byte;
}

// MARK: - Start

extern int __main_argc_argv(int count, char **words);

__attribute__((export_name("_start")))
void start(void) {
    if (__main_argc_argv(0, 0) != 0) __builtin_trap();
    flush();
}
