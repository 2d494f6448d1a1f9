// npm run build: both apps, production builds, compressed beside the originals for the static sites.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, run } from './run.ts';

for (const app of ['admin', 'portal']) {
  const code = await run('npm', ['run', '--silent', 'build', '--workspace', `@tuyen/${app}`]);
  if (code !== 0) process.exit(code);
  await compress(join(root, 'apps', app, 'dist'));
}

async function compress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|json|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
