// The functions that Embedded Swift needs from the system: `wasm32-unknown-none-wasm` has no C library with them.

#include "Runtime.h"

// MARK: - Memory

// The sizes of blocks are powers of two, and free blocks are in lists by size: a page uses no more than its peak memory,
// even after a long time. The size of each block is in front of it.
struct block { struct block *next; };
static struct block *free_blocks[32];

// The linker puts the heap after everything else; a page of WebAssembly has 64 KiB.
extern unsigned char __heap_base;
static size_t next;

static void *grow(size_t size) {
    if (next == 0) next = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t start = next, end = start + size, page = 65536, pages = (end + page - 1) / page;
    size_t missing = pages > __builtin_wasm_memory_size(0) ? pages - __builtin_wasm_memory_size(0) : 0;
    if (end < start || (missing && __builtin_wasm_memory_grow(0, missing) == (size_t)-1)) return 0;
    next = end;
    return (void *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // The head of a block is 16 bytes, and blocks are aligned to that; Swift requests no larger alignment.
    if (alignment > 16 || size > ((size_t)1 << 30)) return 12;  // ENOMEM
    unsigned power = 5;
    while (((size_t)1 << power) < size + 16) power++;
    unsigned char *start = (unsigned char *)free_blocks[power];
    if (start) {
        free_blocks[power] = free_blocks[power]->next;
    } else if (!(start = grow((size_t)1 << power))) {
        return 12;
    }
    *(unsigned *)start = power;
    *result = start + 16;
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    unsigned char *start = (unsigned char *)memory - 16;
    unsigned power = *(unsigned *)start;
    struct block *block = (struct block *)start;
    block->next = free_blocks[power];
    free_blocks[power] = block;
}

// Each of these is one instruction with `-mbulk-memory`; without it they would call themselves.
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

// MARK: - Numbers

// Rounding to whole numbers: two functions are instructions of WebAssembly, and the third uses one of them.
double floor(double number) { return __builtin_floor(number); }
double ceil(double number) { return __builtin_ceil(number); }
double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// The stack protector's two symbols. Nothing here attacks a stack, so the value does not matter.
size_t __stack_chk_guard = 0x5afe;
void __stack_chk_fail(void) { __builtin_trap(); }

// Seeds dictionaries. Nothing depends on their order. Keys are numbers of the page itself, so attacks are impossible.
void arc4random_buf(void *bytes, size_t size) { memset(bytes, 0x5a, size); }
