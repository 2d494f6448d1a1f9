// npm run check: checks format, lint rules, types, unused code, generated output, documentation, casts, effects and
// coverage of the specification. Runs every step, then names those that failed.
import { runSteps, type ScriptStep, stepText } from './steps.ts';

/**
 * Steps of the check, which run in parallel. The longest steps come first, so that none of them is left to run alone at
 * the end.
 */
const STEPS: readonly ScriptStep[] = [
  // Let the compiler use one type checker. A second one would infer the types of shared packages again.
  ['types', 'tsc', '--build', '--checkers', '1'],
  ['effects', 'node', 'cli/bin/tuyen.js', 'effects', '--check', 'docs/generated/effects.md'],
  ['unused code', 'knip'],
  ['types of schema files', 'node', 'scripts/schema-types.ts'],
  ['reference of the schema language', 'node', 'scripts/schema-reference.ts'],
  ['handbook', 'node', 'cli/bin/tuyen.js', 'handbook', '--check', 'docs/generated/handbook.md'],
  ['lint and arrows', 'oxlint', '--deny-warnings'],
  ['structure', 'node', 'scripts/structure.ts'],
  ['casts', 'node', 'scripts/casts.ts'],
  ['format', 'oxfmt', '--check', '.'],
  ['schemas', 'node', 'cli/bin/tuyen.js', 'lint'],
  ['generated files', 'node', 'cli/bin/tuyen.js', 'check'],
  ['specification', 'node', 'scripts/specification-coverage.ts'],
];

const results = await runSteps(STEPS, (result) => console.log(stepText(result)));
const failed = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
if (failed.length > 0) console.error(`\nNot clean: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
