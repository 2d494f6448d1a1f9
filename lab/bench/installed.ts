import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';

export async function installed(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing the peers of ${folder}…`);
  const code = await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}
