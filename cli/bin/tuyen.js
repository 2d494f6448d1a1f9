#!/usr/bin/env node
// Plain JavaScript, so that an old Node can read it and say what it lacks: the sources are TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // Compiled modules are kept from run to run: half of a short command is reading its own sources.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const version = process.version;
  process.stderr.write(
    `tuyen needs Node 22.18 or later and this is ${version}: run it as \`npx tuyen\`, which brings its own.\n`,
  );
  process.exitCode = 2;
}
