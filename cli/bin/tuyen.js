#!/usr/bin/env node
// Plain JavaScript, so that an old Node can run it and report its version. In its own repository the command is TypeScript, installed it
// is built: the package's exports say which.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const main = import.meta.resolve?.('@tuyen/cli/main');
const needed = main?.endsWith('.ts') ? [22, 18] : [20, 19];

if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
  // Most runs take about a second. V8 optimizes a function after so many calls, on all cores, and few pay that back so soon. Versions of V8
  // have other flags, and one that it does not know it prints as an error: these are those of Node 24.
  if (major === 24) {
    const { setFlagsFromString } = await import('node:v8');
    for (const [flag, calls] of [
      ['maglev', 4000],
      ['maglev-osr', 1000],
      ['turbofan', 30_000],
      ['osr', 5000],
    ])
      setFlagsFromString(`--invocation-count-for-${flag}=${calls}`);
  }
  const { loadOwnModules } = await import('@tuyen/model/own-modules');
  loadOwnModules(main);
  const { main: run } = await import(main);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write(`tuyen needs Node ${needed.join('.')} or later; this is ${process.version}.\n`);
  process.exitCode = 2;
}
