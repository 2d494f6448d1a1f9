// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/server-process.ts';

const projectRoot = join(import.meta.dirname, '../..');
const BIN = join(projectRoot, 'cli/bin/tuyen.js');
const VITE = join(projectRoot, 'node_modules/vite/bin/vite.js');
const TSC = join(projectRoot, 'node_modules/typescript/bin/tsc');

interface Ran {
  readonly line: string;
  readonly status: number | null;
  readonly output: string;
}

let outside: string;
let root: string;
let server: RunningServer;
const ran: Ran[] = [];

function run(line: string, folder = root): Ran {
  const [, name = '', ...args] = line.split(' ');
  const program = name === 'tuyen' ? BIN : name === 'vite' ? VITE : TSC;
  // Vitest's own NODE_ENV would select React's development build.
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: name === 'vite' ? 'production' : 'test' };
  const { status, stdout, stderr } = spawnSync('node', [program, ...args], { cwd: folder, encoding: 'utf8', env });
  return { line, status, output: stdout + stderr };
}

/** Writes a block to the file that its first line names. A pointer after `#` names a value of a JSON file. */
function write(place: string, text: string): void {
  const [file = '', part] = place.split('#');
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (part === undefined) return writeFileSync(path, text);
  const before = readFileSync(path, 'utf8');
  if (file.endsWith('.json')) {
    writeFileSync(path, JSON.stringify({ ...JSON.parse(before), [part.slice(1)]: JSON.parse(text) }, null, 2));
    return;
  }
  const rest = before.slice(0, before.indexOf(`export const ${part}`));
  writeFileSync(path, `import { publicEndpoints } from './public.ts';\n${rest}${text}`);
}

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'tuyen-portal-guide-'));
  const init = 'npx tuyen init shop --yes --no-install --no-git --languages en --template rental';
  root = join(outside, 'shop');
  ran.push(run(init, outside));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const page = readFileSync(join(projectRoot, 'docs/portal.md'), 'utf8');
  for (const [, language, place = '', text = ''] of page.matchAll(/```(\w+) ?(\S*)\n(.*?)```/gsu)) {
    if (language !== 'sh') write(place, text);
    else for (const line of text.trim().split('\n')) if (line.startsWith('npx ')) ran.push(run(line));
  }
  server = await startServer(projectRoot, {}, root);
});
afterAll(async () => {
  await server?.stop();
  rmSync(outside, { recursive: true, force: true });
});

const built = (path: string) =>
  new DOMParser().parseFromString(readFileSync(join(root, 'portal/dist', path), 'utf8'), 'text/html');

describe('The guide docs/portal.md', () => {
  it('every command of docs/portal.md succeeds', () => {
    expect(ran.filter(({ status }) => status !== 0)).toEqual([]);
    expect(ran.length).toBeGreaterThan(5);
  });

  it('the project of docs/portal.md passes lint and its code type-checks', () => {
    expect(run('npx tuyen lint')).toMatchObject({ status: 0, output: expect.stringContaining('no problems') });
    const config = {
      extends: join(projectRoot, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, jsx: 'react-jsx', types: ['node', 'vite/client', '@fastify/swagger'] },
      include: ['server', 'portal'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    expect(run('npx tsc -p .')).toMatchObject({ status: 0, output: '' });
  });

  it('the built portal of docs/portal.md has the form at /, the page of prices, and links to both', () => {
    const home = built('index.html');
    expect(home.title).toBe('Book – Bikes');
    expect(home.querySelectorAll('main form input').length).toBeGreaterThan(0);
    const prices = built('prices/index.html');
    expect(prices.querySelector('main p')?.textContent).toBe('A city bike costs 15 euros per day.');
    expect(prices.querySelector('script')).toBeNull();
    const links = [...prices.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/', 'Book'],
      ['/prices', 'Prices'],
    ]);
  });

  it('the endpoints of docs/portal.md offer bikes to visitors, and accept a rental only with a captcha', async () => {
    const api = (path: string, init?: RequestInit) => fetch(`${server.origin}/api/v1/${path}`, init);
    const bikes = await api('public/bikes');
    expect([bikes.status, Object.keys((await bikes.json())[0])]).toEqual([200, ['id', 'name']]);
    const headers = { 'content-type': 'application/json' };
    const refused = await api('public/rentals', { method: 'POST', headers, body: '{}' });
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'captcha_invalid']);
  });
});
