import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { objectOrEmpty, textIn } from '../json.ts';

/**
 * CommonJS file that is copied from another package into a package of the tool, so that users need not install the
 * other package.
 */
interface Vendored {
  readonly name: string;
  readonly module: string;
  readonly path: string;
}

export function vendoredIn(imports: unknown): readonly Vendored[] {
  return Object.entries(objectOrEmpty(imports)).flatMap(([name, target]) => {
    const module = textIn(objectOrEmpty(target)['default']);
    // The extension marks the file as CommonJS in a package of ES modules.
    return module === undefined ? [] : [{ name, module, path: `./dist/vendor/${name.slice(1)}/index.cjs` }];
  });
}

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
