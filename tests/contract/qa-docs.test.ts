import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type RunningServer, startServer } from '../support/server-process.ts';

const page = readFileSync(join(projectRoot, 'docs/qa.md'), 'utf8');
const codeOf = (section: string) => [...section.matchAll(/```js\n(.*?)```/gsu)].map(([, code = '']) => code).join('\n');
const [intro = '', ...sections] = page.split(/^## /mu);
const examples = sections
  .map((section) => ({ heading: section.split('\n')[0] ?? '', code: codeOf(section) }))
  .filter(({ code }) => code !== '');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(projectRoot);
});
afterAll(() => server?.stop());

async function run(code: string) {
  const child = spawn('node', ['--input-type=module', '-'], { env: { ...process.env, SERVER: server.origin } });
  child.stdin.end(`${codeOf(intro)}\n{\n${code}\n}`);
  const [output, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { status, output };
}

describe('docs/qa.md', () => {
  it.each(examples)('the example under "$heading" in docs/qa.md does what the page says', async ({ code }) => {
    expect(await run(code)).toEqual({ status: 0, output: '' });
  });

  it('docs/qa.md links every feature to an example', () => {
    const anchors = examples.map(({ heading }) => `#${heading.trim().toLowerCase().replaceAll(' ', '-')}`);
    const rows = [...page.matchAll(/\]\((#[\w-]+)\)/gu)].map(([, anchor]) => anchor);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((anchor) => !anchors.includes(String(anchor)))).toEqual([]);
  });
});
