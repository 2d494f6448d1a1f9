import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type Account, type RunningServer, startServer } from '../support/server-process.ts';

const BIN = join(projectRoot, 'cli/bin/tuyen.js');

interface Ran {
  readonly line: string;
  readonly status: number | null;
  readonly output: string;
}

/**
 * A code block of docs/tutorial.md. It contains command lines or a JSON value. For a JSON value, `place` is the file
 * and the position to which the value belongs: `file.json#/pointer`.
 */
interface Block {
  readonly language: string;
  readonly place: string;
  readonly text: string;
}

function blocks(): readonly Block[] {
  const page = readFileSync(join(projectRoot, 'docs/tutorial.md'), 'utf8');
  const found = page.matchAll(/```(\w+) ?(\S*)\n(.*?)```/gsu);
  return [...found].map(([, language = '', place = '', text = '']) => ({ language, place, text }));
}

/** Beginning of the command that creates the project. `npx tuyen` runs only in a project: no package has that name. */
const CREATE = 'npm create tuyen@latest ';

/**
 * Runs a command line of the tutorial. Creates the project with `tuyen init`, without installing packages. Skips npm
 * scripts that start servers or build apps, because other tests run their commands.
 */
function run(folder: string, line: string): Ran | undefined {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, word]) => quoted ?? word ?? '');
  const [program, name, ...args] = words;
  const isInit = line.startsWith(CREATE);
  if (!isInit && (program !== 'npx' || name !== 'tuyen')) return undefined;
  const asked = isInit ? ['init', ...args.slice(1), '--yes', '--no-install', '--no-git', '--languages', 'en'] : args;
  const { status, stdout, stderr } = spawnSync('node', [BIN, ...asked], {
    cwd: folder,
    encoding: 'utf8',
    input: 'Password#2026\n',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { line, status, output: stdout + stderr };
}

function git(folder: string, ...args: readonly string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  spawnSync('git', [...author, ...args], { cwd: folder });
}

function setValue(folder: string, place: string, value: unknown): void {
  const [file = '', pointer = ''] = place.split('#');
  const path = join(folder, file);
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((outer, key) => Object(outer)[key], document);
  Object.assign(Object(parent), { [last]: value });
  writeFileSync(path, JSON.stringify(document, null, 2));
}

describe('Commands and examples of the tutorial', () => {
  let outside: string;
  let root: string;
  let server: RunningServer;
  let owner: Account;
  const ran: Ran[] = [];

  beforeAll(async () => {
    outside = mkdtempSync(join(tmpdir(), 'tuyen-tutorial-'));
    root = join(outside, 'shop');
    for (const { language, place, text } of blocks()) {
      if (language === 'json') setValue(root, place, JSON.parse(text));
      for (const line of language === 'sh' ? text.trim().split('\n') : []) {
        const isInit = line.startsWith(CREATE);
        const done = run(isInit ? outside : root, line);
        if (done) ran.push(done);
        if (!isInit) continue;
        symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
        run(root, 'npx tuyen generate');
        git(root, 'init', '--quiet');
        git(root, 'add', '--all');
        git(root, 'commit', '--quiet', '--message', 'Start');
      }
    }
    server = await startServer(projectRoot, {}, root);
    owner = await server.signIn('superuser');
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(outside, { recursive: true, force: true });
  });

  it('every command of docs/tutorial.md succeeds', () => {
    expect(ran.length).toBeGreaterThan(8);
    expect(ran.filter(({ status }) => status !== 0)).toEqual([]);
  });

  it('the command `tuyen changes` in docs/tutorial.md lists the fields that the tutorial added', () => {
    const changes = ran.find(({ line }) => line.includes('tuyen changes'))?.output;
    expect(changes).toContain('bikes.frame_size: added');
    expect(changes).toContain('branches: added');
  });

  it('the server of docs/tutorial.md has the field, the resource, the tab and the queue that the page adds', async () => {
    const branch = await owner.post('branches', { code: 'N', name: 'North' });
    expect(branch.status, JSON.stringify(branch.body)).toBe(201);
    const bike = { code: 'B-1', name: 'City', daily_price: 1500, branch_id: branch.body.id };
    const refused = await owner.post('bikes', { ...bike, frame_size: 71 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['frame_size']]);
    expect((await owner.post('bikes', { ...bike, frame_size: 54 })).status).toBe(201);
    const { resources } = (await owner.get('meta/resources')).body;
    const rentals = resources.find(({ name }: { name: string }) => name === 'rentals');
    expect(rentals.tabs.map(({ name }: { name: string }) => name)).toContain('canceled');
    expect(rentals.views.map(({ name }: { name: string }) => name)).toContain('to-take-back');
  });

  it('the ejected list columns in docs/tutorial.md contain the field that the page adds', () => {
    expect(readFileSync(join(root, 'src/custom/bikes/columns.tsx'), 'utf8')).toContain('frame_size');
  });
});
