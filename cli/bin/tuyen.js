#!/usr/bin/env node
// Plain JavaScript, so that an old Node can run it and report its version. The command itself is TypeScript in the
// tool's own repository, and compiled JavaScript in an installed package. `exports` in package.json selects between
// them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const main = import.meta.resolve?.('@tuyen/cli/main');
const needed = main?.endsWith('.ts') ? [22, 18] : [20, 19];

if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
  const { loadOwnModules, optimizeLate } = await import('@tuyen/model/own-modules');
  optimizeLate();
  loadOwnModules(main);
  const { main: run } = await import(main);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write(`tuyen needs Node ${needed.join('.')} or later; this is ${process.version}.\n`);
  process.exitCode = 2;
}
