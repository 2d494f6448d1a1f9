import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { objectIn, textIn } from '../json.ts';

/** A CommonJS file of another package that a package of the tool brings along, so that the other package is not installed. */
interface Vendored {
  /** The name in `imports` of `package.json`: `#recheck`. */
  readonly name: string;
  /** Its module: `recheck/lib/browser.js`. */
  readonly module: string;
  /** The copy, relative to the package of the tool. */
  readonly path: string;
}

/** The files that `imports` of a `package.json` name. */
export function vendoredIn(imports: unknown): readonly Vendored[] {
  return Object.entries(objectIn(imports)).flatMap(([name, target]) => {
    const module = textIn(objectIn(target)['default']);
    // The extension keeps the file CommonJS in a package of modules.
    return module === undefined ? [] : [{ name, module, path: `./dist/vendor/${name.slice(1)}/index.cjs` }];
  });
}

/**
 * Copies the files of a package, each with its license.
 * @param from the workspace, from which the other packages are resolved
 * @param to the package that is built
 */
export async function copyVendored(imports: unknown, from: string, to: string): Promise<void> {
  const { resolve } = createRequire(join(from, 'package.json'));
  for (const { module, path } of vendoredIn(imports)) {
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(resolve(module), copy);
    await copyFile(join(dirname(resolve(`${name}/package.json`)), 'LICENSE'), join(dirname(copy), 'LICENSE'));
  }
}
