import '../src/process/keep-heap-small.ts';

// As `serve` does it: the rest is loaded with a small heap, too.
await import('./host-process.ts');
