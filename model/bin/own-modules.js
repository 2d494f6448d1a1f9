// Plain JavaScript: Node would load its type stripper for TypeScript that is not compiled yet.
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Most commands and the start of a server take about a second. V8 optimizes a function after so many calls, on all cores, and few pay that
 * back so soon. Versions of V8 have other flags, and one that it does not know it prints as an error: these are those of Node 24.
 */
export function optimizeLate() {
  if (!process.versions.node.startsWith('24.')) return;
  for (const [flag, calls] of Object.entries({ maglev: 4000, 'maglev-osr': 1000, turbofan: 30_000, osr: 5000 }))
    setFlagsFromString(`--invocation-count-for-${flag}=${calls}`);
}

/**
 * Lets the modules that are imported next load in less time: Node caches what it has compiled. In the tool's own repository, where modules
 * are TypeScript, a relative path says which file it is, and a package of the tool is in one place; Node would look at the file, and at each
 * folder above it, for more than a thousand imports.
 * @param {string} entry address of a module in a folder of a workspace: `file:///…/cli/src/main.ts`
 * @param {string} [flags] a name for other flags of V8 than those of the commands. V8 takes compiled code back only under the flags that it
 * was compiled with: in one cache, two programs would replace each other's code at every start.
 */
export function loadOwnModules(entry, flags) {
  nodeModule.enableCompileCache?.(flags === undefined ? undefined : join(tmpdir(), `node-compile-cache-${flags}`));
  if (!entry.endsWith('.ts')) return;
  const repository = new URL('../../', entry).href;
  /** @type {Map<string, string>} */
  const packages = new Map();
  nodeModule.registerHooks?.({
    resolve(path, context, next) {
      const isOwn = context.parentURL?.startsWith(repository) && !context.parentURL.includes('/node_modules/');
      if (isOwn && /^\.\.?\/.*\.ts$/.test(path)) return found(new URL(path, context.parentURL).href);
      if (!isOwn || !path.startsWith('@tuyen/')) return next(path, context);
      const known = packages.get(path);
      if (known !== undefined) return found(known);
      const resolved = next(path, context);
      if (resolved.url.endsWith('.ts')) packages.set(path, resolved.url);
      return resolved;
    },
  });
}

/** @param {string} url */
function found(url) {
  return { url, format: 'module-typescript', shortCircuit: true };
}
