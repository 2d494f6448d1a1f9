// Which code reads what the schemas let an operator set: docs/generated/effects.md. Part of `npm run check`: fails where a setting, an
// attribute of a price, a field of an object group or a permission is read by nothing, and where the page is not what follows from the code.
// A field that something outside of this repository reads says so in its schema: `x-informative`, with the reason.
// Usage: node scripts/effects.ts [--write] [root]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { effectsPage, problemsOf, withReaders } from './effects/page.ts';
import { fieldPromises, slugPromises } from './effects/promises.ts';
import { readReadings } from './effects/readings.ts';
import { root as ownRoot } from './run.ts';

const args = process.argv.slice(2);
const root = resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot);
const page = join(root, 'docs/generated/effects.md');

const fields = fieldPromises(root);
const { readings, slugs } = readReadings(root, [...new Set(fields.map(({ group }) => group))]);
const promises = withReaders([...fields, ...slugPromises(root, slugs)], readings);
const problems = [...problemsOf(promises)];
const written = effectsPage(promises);
if (args.includes('--write')) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, written);
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== written)
  problems.push('docs/generated/effects.md is not up to date: run node scripts/effects.ts --write');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
