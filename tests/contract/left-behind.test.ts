import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WAIT } from '../support/limits.ts';

const SUPPORT = new URL('../support/postgres.ts', import.meta.url).href;
const tmp = await mkdtemp(join(tmpdir(), 'tuyen-left-behind-'));
// Makes the folder readable for others, because PostgreSQL runs as another user.
await chmod(tmp, 0o755);
afterAll(() => rm(tmp, { recursive: true, force: true }));

const accepts = (address: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname: host, port } = new URL(address);
    const socket = connect({ host, port: Number(port) });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('a killed test process leaves neither its PostgreSQL server nor its folder behind', async () => {
  const script = `
    import { startPostgres } from '${SUPPORT}';
    console.log(await (await startPostgres()).database());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: tmp },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const address = String(line).trim();
  const folders = async () => (await readdir(tmp)).filter((name) => existsSync(join(tmp, name, 'data')));
  expect([await accepts(address), (await folders()).length]).toEqual([true, 1]);
  child.kill('SIGKILL');
  await expect.poll(() => accepts(address), { timeout: WAIT }).toBe(false);
  await expect.poll(folders, { timeout: WAIT }).toEqual([]);
});
