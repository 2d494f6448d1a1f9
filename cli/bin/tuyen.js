#!/usr/bin/env node
// Plain JavaScript, so that an old Node can read it and say what it lacks: the sources are TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  console.error(
    `tuyen needs Node 22.18 or later and this is ${process.version}: run it as \`npx tuyen\`, which brings its own.`,
  );
  process.exitCode = 2;
}
