#!/usr/bin/env node
// Plain JavaScript, so that an old Node can run it and report its version: the sources are TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // Caches compiled modules: without it, half the time of a short command goes into compiling its sources.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const version = process.version;
  process.stderr.write(
    `tuyen needs Node 22.18 or later; this is ${version}. Run it as \`npx tuyen\`, which brings its own Node.\n`,
  );
  process.exitCode = 2;
}
