// npm run build: production builds of both apps, with compressed copies for the static sites.
import { join } from 'node:path';
import { compress } from './compress.ts';
import { root, run } from './run.ts';

for (const app of ['admin', 'portal']) {
  const code = await run('npm', ['run', '--silent', 'build', '--workspace', `@tuyen/${app}`]);
  if (code !== 0) process.exit(code);
  await compress(join(root, 'apps', app, 'dist'));
}
