"""What compiled kernels need besides themselves: memory for small arrays, and nothing else.

Kernels allocate little and give it back before they return. In WebAssembly the memory is a stack: a piece is free again
when it was the last one, and everything is free again when the host calls `use_memory` before the next call. A native
library uses Python's memory. Numba's functions that call Python are never reached, because no entry point raises
exceptions with texts; they stop the program.
"""

from __future__ import annotations

COUNTING = """
define void @NRT_incref(ptr %block) noinline {
  %is_none = icmp eq ptr %block, null
  br i1 %is_none, label %done, label %count
count:
  %old = load i64, ptr %block
  %new = add i64 %old, 1
  store i64 %new, ptr %block
  br label %done
done:
  ret void
}
define void @NRT_decref(ptr %block) noinline {
  %is_none = icmp eq ptr %block, null
  br i1 %is_none, label %done, label %count
count:
  %old = load i64, ptr %block
  %new = sub i64 %old, 1
  store i64 %new, ptr %block
  %is_last = icmp eq i64 %new, 0
  br i1 %is_last, label %free, label %done
free:
  call void @free_block(ptr %block)
  br label %done
done:
  ret void
}
define ptr @NRT_MemInfo_data_fast(ptr %block) {
  %place = getelementptr i8, ptr %block, i32 8
  %data = load ptr, ptr %place
  ret ptr %data
}
define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %alignment) {
  %with_head = add i64 %bytes, 64
  %block = call ptr @new_block(i64 %with_head)
  store i64 1, ptr %block
  %place = getelementptr i8, ptr %block, i32 8
  %data = getelementptr i8, ptr %block, i32 32
  store ptr %data, ptr %place
  ret ptr %block
}
"""
"""Reference counts: a block begins with its count and the address of its data."""

SMALL_STACK = """
@top = internal global i32 0
@end = internal global i32 0
declare void @llvm.trap()
define void @use_memory(i32 %from, i32 %bytes) {
  %last = add i32 %from, %bytes
  store i32 %from, ptr @top
  store i32 %last, ptr @end
  ret void
}
define internal ptr @new_block(i64 %bytes) {
  %short = trunc i64 %bytes to i32
  %more = add i32 %short, 15
  %whole = and i32 %more, -16
  %from = load i32, ptr @top
  %to = add i32 %from, %whole
  %last = load i32, ptr @end
  %is_full = icmp ugt i32 %to, %last
  br i1 %is_full, label %stop, label %take
stop:
  call void @llvm.trap()
  unreachable
take:
  store i32 %to, ptr @top
  %block = inttoptr i32 %from to ptr
  %place = getelementptr i8, ptr %block, i32 16
  store i32 %to, ptr %place
  ret ptr %block
}
define internal void @free_block(ptr %block) {
  %place = getelementptr i8, ptr %block, i32 16
  %to = load i32, ptr %place
  %top = load i32, ptr @top
  %is_last = icmp eq i32 %to, %top
  br i1 %is_last, label %free, label %done
free:
  %from = ptrtoint ptr %block to i32
  store i32 %from, ptr @top
  br label %done
done:
  ret void
}
"""

PYTHON_MEMORY = """
define internal ptr @new_block(i64 %bytes) {
  %block = call ptr @PyMem_RawMalloc(i64 %bytes)
  ret ptr %block
}
define internal void @free_block(ptr %block) {
  call void @PyMem_RawFree(ptr %block)
  ret void
}
"""

SQUARE_ROOT = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %number) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}
"""

WASM = COUNTING + SMALL_STACK + SQUARE_ROOT
PYTHON = COUNTING + PYTHON_MEMORY + SQUARE_ROOT

WINDOWS = """
.globl DllMainCRTStartup, ___chkstk_ms, memcpy, memmove, memset
DllMainCRTStartup:
  movl $1, %eax
  ret
___chkstk_ms:
  pushq %rcx
  pushq %rax
  leaq 24(%rsp), %rcx
1:
  cmpq $4096, %rax
  jb 2f
  subq $4096, %rcx
  orq $0, (%rcx)
  subq $4096, %rax
  jmp 1b
2:
  subq %rax, %rcx
  orq $0, (%rcx)
  popq %rax
  popq %rcx
  ret
memmove:
  movq %rcx, %rax
  subq %rdx, %rax
  cmpq %r8, %rax
  jae memcpy
  pushq %rdi
  pushq %rsi
  movq %rcx, %rax
  leaq -1(%rcx,%r8), %rdi
  leaq -1(%rdx,%r8), %rsi
  movq %r8, %rcx
  std
  rep movsb
  cld
  popq %rsi
  popq %rdi
  ret
memcpy:
  pushq %rdi
  pushq %rsi
  movq %rcx, %rax
  movq %rcx, %rdi
  movq %rdx, %rsi
  movq %r8, %rcx
  rep movsb
  popq %rsi
  popq %rdi
  ret
memset:
  pushq %rdi
  movq %rcx, %r9
  movq %rcx, %rdi
  movl %edx, %eax
  movq %r8, %rcx
  rep stosb
  movq %r9, %rax
  popq %rdi
  ret
"""
"""What a library for Windows contains so that it needs no other one, as assembly for x86-64.

The loader calls `DllMainCRTStartup`. A function with a large frame calls `___chkstk_ms`, which touches every page of
the frame, because Windows adds pages to a stack one at a time.
"""
