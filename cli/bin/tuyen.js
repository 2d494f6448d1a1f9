#!/usr/bin/env node
// Plain JavaScript, so that an old Node can run it and report its version. In its own repository the command is TypeScript, installed it
// is built: the package's exports say which.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const main = import.meta.resolve?.('@tuyen/cli/main');
const needed = main?.endsWith('.ts') ? [22, 18] : [20, 19];

if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
  // Caches compiled modules: without it, half the time of a short command goes into compiling its sources.
  const { enableCompileCache, registerHooks } = await import('node:module');
  enableCompileCache?.();
  // In its own repository a relative path says which file it is. Node would look at the file and at each folder above it, for hundreds
  // of modules.
  const repository = new URL('../../', main).href;
  const isOwn = (path, from) => from?.startsWith(repository) && /^\.\.?\/.*\.ts$/.test(path);
  if (main.endsWith('.ts'))
    registerHooks?.({
      resolve(path, context, next) {
        if (!isOwn(path, context.parentURL)) return next(path, context);
        return { url: new URL(path, context.parentURL).href, format: 'module-typescript', shortCircuit: true };
      },
    });
  const { main: run } = await import(main);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write(`tuyen needs Node ${needed.join('.')} or later; this is ${process.version}.\n`);
  process.exitCode = 2;
}
