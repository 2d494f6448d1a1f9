#!/usr/bin/env node
// Runs `tuyen init` of the same version: `npm create tuyen@latest shop` is `tuyen init shop`.
process.argv.splice(2, 0, 'init');
await import('@tuyen/cli/command');
