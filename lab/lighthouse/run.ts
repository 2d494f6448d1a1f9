// npm run lighthouse [-- paths]: prints the scores of Lighthouse for each public page of the built portal
// on a slow phone, and fails if a page shifts more than the limit while it loads.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { portal } from '../../apps/portal/src/portal.ts';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { serve } from '../../tests/support/stack.ts';
import { installed } from '../bench/installed.ts';
import { isShifting, LARGEST_SHIFT, pageScores, scoreHead, scoreLine, type PageScores } from './scores.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
await installed(here);

const given = process.argv.slice(2);
const open = portal.pages.filter(({ path, noindex }) => !path.includes('*') && !noindex).map(({ path }) => path);
const paths = given.length > 0 ? given : [...open, ...open.map((path) => `/en${path}`), '/khong/co-trang-nay'];

const { addresses, stop } = await serve();
const scores: PageScores[] = [];
console.log(scoreHead);
try {
  for (const path of paths) {
    const page = pageScores(path, await report(addresses.portal + path));
    scores.push(page);
    console.log(scoreLine(page));
  }
} finally {
  await stop();
}
const shifting = scores.filter(isShifting);
if (shifting.length > 0) {
  console.error(`These pages shift by more than ${LARGEST_SHIFT}: ${shifting.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}

async function report(url: string): Promise<unknown> {
  const lighthouse = join(here, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--output=json', '--output-path=stdout', '--quiet', '--chrome-flags=--headless --no-sandbox'];
  // An unknown address answers with status 404, which is what this page is for.
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...flags, '--ignore-status-code'], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}
