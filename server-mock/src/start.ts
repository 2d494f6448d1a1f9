import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Node keeps what it has compiled, types taken off: the next start is the sooner for it, and takes less memory.
enableCompileCache();
// A start creates many objects that are not needed later; memory reserved for them would never be freed.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./listen.ts');
setFlagsFromString('--semi-space-growth-factor=2');
