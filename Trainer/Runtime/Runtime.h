// The memory of a program without a C library.

typedef __SIZE_TYPE__ size_t;

int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *memory);
