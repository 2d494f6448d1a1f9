import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { launchMeasuredChromium } from '../../tests/support/chromium.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { type Effort, ratios, type BenchFigure } from './figures.ts';
import { signedIn } from './first-list.ts';

const SCHEMA = 'schemas/resources/vehicles.json';
const LIST = 'apps/admin/src/generated/vehicles/list.gen.tsx';
const COLUMN = 'Số chỗ';

/**
 * Measures the time from saving a schema that adds or removes a list column until the browser shows the list, under
 * `tuyen generate --watch` and vite. Compares it with vite's hot update after the same change in the list's own module.
 */
export async function benchScreen({ rounds }: Effort): Promise<BenchFigure[]> {
  const copy = await copyProject('linked');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(projectRoot, { ADMIN_URL: origin });
  // The Vite configuration of the back-office sends API requests to this port.
  process.env.PORT = new URL(server.origin).port;
  const site = await createServer({
    root: join(copy.root, 'apps/admin'),
    server: { host: '127.0.0.1', port, strictPort: true, fs: { strict: false } },
    logLevel: 'error',
  });
  const browser = await launchMeasuredChromium();
  const watching = spawn('node', ['cli/bin/tuyen.js', 'generate', '--watch'], { cwd: copy.root });
  try {
    await Promise.all([site.listen(), heard(watching.stdout, /Watching/u)]);
    const context = await browser.newContext({
      storageState: await signedIn(browser, origin),
    });
    const page = await context.newPage();
    await page.goto(`${origin}/vehicles`);
    const column = page.getByRole('columnheader', { name: COLUMN });
    await column.waitFor();

    async function saved(file: string, text: string, state: 'visible' | 'detached'): Promise<number> {
      const path = join(copy.root, file);
      const began = performance.now();
      writeFileSync(path, text);
      await column.waitFor({ state });
      return performance.now() - began;
    }
    const schema = readFileSync(join(copy.root, SCHEMA), 'utf8');
    const list = readFileSync(join(copy.root, LIST), 'utf8');
    const without = {
      schema: schema.replace(/("columns": \[[^\]]*?)"seats",\s*/u, '$1'),
      list: list.replace(/^.*vehicleColumns\.seats.*\n/mu, ''),
    };
    const times = { ours: [] as number[], peer: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      for (const [name, file, texts] of [
        ['ours', SCHEMA, [without.schema, schema]],
        ['peer', LIST, [without.list, list]],
      ] as const) {
        const [gone, back] = texts;
        times[name].push((await saved(file, gone, 'detached')) / 2 + (await saved(file, back, 'visible')) / 2);
      }
    }
    return [
      {
        work: 'save of a schema until the screen has changed',
        ...ratios(times.ours, times.peer),
        unit: 'ms',
        against: 'vite’s hot update of the same change by hand',
        limit: ['≤', 2],
      },
    ];
  } finally {
    await browser.close();
    const ended = once(watching, 'close');
    watching.kill('SIGINT');
    await Promise.all([ended, site.close(), server.stop()]);
    await copy.remove();
  }
}

function heard(output: NodeJS.ReadableStream, words: RegExp): Promise<void> {
  let text = '';
  return new Promise((resolve) => {
    output.on('data', (part) => {
      text += String(part);
      if (words.test(text)) resolve();
    });
  });
}
