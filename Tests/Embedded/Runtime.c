// What Embedded Swift asks of the system below it, for a program that runs once and ends: memory that is only ever
// taken, and text that goes to standard output. `wasm32-unknown-none-wasm` has no C library that would bring it.

typedef __SIZE_TYPE__ size_t;

// MARK: - Memory

// The linker puts the heap behind everything else; a page of WebAssembly has 64 KiB.
extern unsigned char __heap_base;
static size_t next;

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (next == 0) next = (size_t)&__heap_base;
    size_t start = (next + alignment - 1) & ~(alignment - 1);
    size_t page = 65536, end = start + size, pages = (end + page - 1) / page;
    size_t missing = pages > __builtin_wasm_memory_size(0) ? pages - __builtin_wasm_memory_size(0) : 0;
    if (end < start || (missing && __builtin_wasm_memory_grow(0, missing) == (size_t)-1)) return 12;  // ENOMEM
    next = end;
    *result = (void *)start;
    return 0;
}

void free(void *memory) { (void)memory; }

// Each of these is one instruction with `-mbulk-memory`; without it they would call themselves.
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

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

// MARK: - Numbers

// To whole numbers: two are instructions of WebAssembly, and the third comes of one.
double floor(double number) { return __builtin_floor(number); }
double ceil(double number) { return __builtin_ceil(number); }
double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// MARK: - Start

extern int __main_argc_argv(int count, char **words);

__attribute__((export_name("_start")))
void start(void) {
    if (__main_argc_argv(0, 0) != 0) __builtin_trap();
    flush();
}

// The stack protector's two symbols. Nothing here attacks a stack, so the value does not matter.
size_t __stack_chk_guard = 0x5afe;
void __stack_chk_fail(void) { __builtin_trap(); }
