// Plain JavaScript, because this file runs before compiled code is cached. Node would load its type stripper for a
// TypeScript file.
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Delays the optimizations of V8. Most commands and the start of a server take about a second. V8 optimizes a function
 * after a number of calls, on all cores, and this rarely pays off so soon. The flags are those of Node 24; V8 prints an
 * error for an unknown flag.
 */
export function optimizeLate() {
  if (!process.versions.node.startsWith('24.')) return;
  for (const [flag, calls] of Object.entries({ maglev: 4000, 'maglev-osr': 1000, turbofan: 30_000, osr: 5000 }))
    setFlagsFromString(`--invocation-count-for-${flag}=${calls}`);
}

/**
 * Speeds up loading of the modules that are imported next: Node caches compiled code. In the tool's own repository,
 * modules are TypeScript, a relative path names its file exactly, and each package has one location. Without the hook,
 * Node would look up the file and each folder above it for more than a thousand imports.
 * @param {string} entry URL of a module in a folder of a workspace: `file:///…/cli/src/main.ts`
 * @param {string} [flags] a cache name for V8 flags that differ from those of the commands. V8 accepts cached code only
 * under the flags that it was compiled with. In one cache, two programs would replace each other's code at every start.
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
