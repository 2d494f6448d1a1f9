// npm run check: format, lint and arrows, types, unused code, types and reference of the schema language, generated output, the handbook of fixtures, casts, effects, coverage of the specification. Runs every step, then reports.
import { run } from './run.ts';

const workspaces = [
  'model',
  'generator',
  'cli',
  'server',
  'server-mock',
  'domain',
  'apps/kit',
  'apps/kit/src/admin/build',
  'apps/kit/src/portal/build',
  'apps/admin',
  'apps/portal',
  'qa',
  'tests',
  'scripts',
];
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and arrows', 'oxlint', '--deny-warnings'],
  ...workspaces.map((folder) => [`types of ${folder}`, 'tsc', '-p', folder] as const),
  ['unused code', 'knip'],
  ['types of schema files', 'node', 'scripts/schema-types.ts'],
  ['reference of the schema language', 'node', 'scripts/schema-reference.ts'],
  ['schemas', 'node', 'cli/bin/tuyen.js', 'lint'],
  ['generated files', 'node', 'cli/bin/tuyen.js', 'check'],
  ['handbook', 'node', 'cli/bin/tuyen.js', 'handbook', '--check', 'docs/generated/handbook.md'],
  ['specification', 'node', 'scripts/specification-coverage.ts'],
  ['structure', 'node', 'scripts/structure.ts'],
  ['casts', 'node', 'scripts/casts.ts'],
  ['effects', 'node', 'scripts/effects.ts'],
];

const failed: string[] = [];
for (const [name, command, ...args] of steps) {
  if ((await run(command, args)) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nNot clean: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
