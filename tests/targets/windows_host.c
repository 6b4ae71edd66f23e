/* Plays matches through a library for Windows. It has the little of Python that the library asks for, and nothing of C's
   library. For each match it prints a digest of the last state; tests/targets/test_windows.py compares them. */

#include <stdint.h>
#include "game.h" /* the places in the table, and sizes; written by the test */

#define IMPORT __declspec(dllimport)
IMPORT void *LoadLibraryA(const char *name);
IMPORT void *GetProcAddress(void *library, const char *name);
IMPORT uint32_t GetLastError(void);
IMPORT void *GetProcessHeap(void);
IMPORT void *HeapAlloc(void *heap, uint32_t flags, uint64_t bytes);
IMPORT int HeapFree(void *heap, uint32_t flags, void *block);
IMPORT void *GetStdHandle(uint32_t which);
IMPORT int WriteFile(void *file, const void *text, uint32_t length, uint32_t *written, void *overlapped);
IMPORT void ExitProcess(uint32_t code);

typedef struct { int64_t references; void *type; int64_t value; } Int;
typedef struct { int64_t references; void *type; int64_t size; void **items; int64_t room; } List;
typedef struct {
  int64_t references; void *type; char *data; int32_t axes; int64_t *shape, *strides; void *base, *dtype; int32_t flags;
} Array;
typedef void *(*Function)(void *self, void **arguments, int64_t count);

static Int types[10], none, actions[ACTION_COUNT], made[4096];
static List lists[4096];
static void *items[1 << 20], *table[TABLE_SIZE];
static int used_numbers, used_lists, used_items, passed_on, cleared, is_wrong;
enum { OF_ARRAY, OF_INT, OF_LIST, OF_RECORD, OF_BYTES, OF_WORDS };

static void *from_long_long(int64_t value) {
  Int *number = &made[used_numbers++ % 4096];
  *number = (Int){1, &types[OF_INT], value};
  return number;
}
static int64_t as_long_long(Int *number) { return number->value; }
static void *new_list(int64_t size) {
  List *list = &lists[used_lists++ % 4096];
  if (used_items + size > (1 << 20)) used_items = 0;
  *list = (List){1, &types[OF_LIST], size, items + used_items, size};
  used_items += (int)size;
  return list;
}
static int append(List *list, void *item) { (void)item; list->size++; return 0; }
static void increment(Int *object) { object->references++; }
static void *from_bool(int64_t value) { return from_long_long(value); }
static void *pass_on(void *self, void **arguments, int64_t count, void *names) {
  (void)self; (void)arguments; (void)count; (void)names;
  passed_on++;
  return &none;
}
static void clear(void) { cleared++; }
static void *allocate(int64_t bytes) { return HeapAlloc(GetProcessHeap(), 0, (uint64_t)bytes); }
static void release(void *block) { HeapFree(GetProcessHeap(), 0, block); }

static void print(const char *text, uint64_t number) {
  char line[64];
  int length = 0;
  uint32_t written;
  while (*text) line[length++] = *text++;
  for (int digit = 60; digit >= 0; digit -= 4) line[length++] = "0123456789abcdef"[number >> digit & 15];
  line[length++] = '\n';
  WriteFile(GetStdHandle((uint32_t)-11), line, (uint32_t)length, &written, 0);
}

static Array array(void *data, int64_t *length, int type) {
  return (Array){1, &types[OF_ARRAY], data, 1, length, 0, 0, &types[type], 0x501};
}
static void *call(void *library, const char *name, void **arguments, int64_t count) {
  return ((Function)GetProcAddress(library, name))(&none, arguments, count);
}

static void play(void *library, int seed) {
  static int64_t luck[WORDS], record[RECORD_SIZE / 8], options[16];
  static int64_t words = WORDS, key_bytes = 32, one = 1, option_count = OPTION_COUNT;
  unsigned char key[32] = {(unsigned char)seed};
  Array lucks = array(luck, &words, OF_WORDS), keys = array(key, &key_bytes, OF_BYTES);
  Array box = array(record, &one, OF_RECORD), chosen = array(options, &option_count, OF_WORDS);
  List played = {1, &types[OF_LIST], 0, 0, 0};
  for (int word = 0; word < RECORD_SIZE / 8; word++) record[word] = 0;
  call(library, "ludoteca_core_luck_seed_luck", (void *[]){&lucks, &keys}, 2);
  for (int word = 0; word < WORDS; word++) record[word] = luck[word];
  call(library, "ludoteca_core_kernels_setup_one", (void *[]){&box, from_long_long(2), &chosen}, 3);
  uint64_t digest = 0xcbf29ce484222325;
  for (int ply = 0;; ply++) {
    List *listed = call(library, "ludoteca_core_record_calls_list_actions", (void *[]){&box}, 1);
    Int *over = call(library, "ludoteca_core_record_calls_read_head", (void *[]){&box, from_long_long(4)}, 2);
    is_wrong |= (listed->size == 0) != over->value || played.size != ply;
    for (int64_t place = 0; place < listed->size; place++)
      digest = (digest ^ (uint64_t)((Int *)listed->items[place])->value) * 0x100000001b3;
    if (over->value) break;
    void *action = listed->items[ply * 7919 % listed->size];
    call(library, "ludoteca_core_record_calls_carry_out", (void *[]){&box, action, &played}, 3);
  }
  for (int place = 0; place < RECORD_SIZE; place++) digest = (digest ^ ((unsigned char *)record)[place]) * 0x100000001b3;
  print("", digest);
  int before = passed_on;
  call(library, "ludoteca_core_record_calls_carry_out", (void *[]){&box, from_long_long(-1), &played}, 3);
  call(library, "ludoteca_core_record_calls_carry_out", (void *[]){&box, &none, &played}, 3);
  is_wrong |= passed_on != before + 2;
}

void wWinMainCRTStartup(void) {
  void *library = LoadLibraryA("library.dll");
  if (!library) {
    print("not loaded ", GetLastError());
    ExitProcess(1);
  }
  for (int number = 0; number < ACTION_COUNT; number++) actions[number] = (Int){1, &types[OF_INT], number};
  static void *shared[ACTION_COUNT];
  for (int number = 0; number < ACTION_COUNT; number++) shared[number] = &actions[number];
  table[T_PyLong_FromLongLong] = (void *)from_long_long;
  table[T_PyLong_AsLongLong] = (void *)as_long_long;
  table[T_PyList_New] = (void *)new_list;
  table[T_PyList_Append] = (void *)append;
  table[T_Py_IncRef] = (void *)increment;
  table[T_PyBool_FromLong] = (void *)from_bool;
  table[T_PyObject_Vectorcall] = (void *)pass_on;
  table[T_PyErr_Clear] = (void *)clear;
  table[T_PyMem_RawMalloc] = (void *)allocate;
  table[T_PyMem_RawFree] = (void *)release;
  table[T_PyEval_SaveThread] = (void *)GetProcessHeap;
  table[T_PyEval_RestoreThread] = (void *)increment;
  table[T_ndarray] = &types[OF_ARRAY];
  table[T_int] = &types[OF_INT];
  table[T_list] = &types[OF_LIST];
  table[T_None] = &none;
  table[T_uint8] = &types[OF_BYTES];
  table[T_int64] = &types[OF_WORDS];
  table[T_record] = &types[OF_RECORD];
  table[T_count] = (void *)(intptr_t)ACTION_COUNT;
  table[T_actions] = shared;
  ((int (*)(void **))(void *)GetProcAddress(library, "use_python"))(table);
  for (int seed = 0; seed < MATCHES; seed++) play(library, seed);
  print("wrong ", (uint64_t)is_wrong);
  ExitProcess(0);
}
