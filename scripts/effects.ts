// Which code reads what the schemas let an operator set: docs/generated/effects.md. Part of `npm run check`: fails where a setting, an
// attribute of a price, a field of an object group or a permission is read by nothing, and where the page is not what follows from the code.
// A field that something outside of this repository reads says so in its schema: `x-informative`, with the reason.
// Usage: node scripts/effects.ts [--write] [root]
import { effectsPage, problemsOf, withReaders } from './effects/page.ts';
import { fieldPromises, slugPromises } from './effects/promises.ts';
import { readReadings } from './effects/readings.ts';
import { type Check, pageProblems, report } from './report.ts';

export const checkEffects: Check = (root, write) => {
  const fields = fieldPromises(root);
  const { readings, slugs } = readReadings(root, [...new Set(fields.map(({ group }) => group))]);
  const promises = withReaders([...fields, ...slugPromises(root, slugs)], readings);
  const page = { path: 'docs/generated/effects.md', text: effectsPage(promises), by: 'scripts/effects.ts' };
  return [...problemsOf(promises), ...pageProblems(root, page, write)];
};

if (import.meta.main) report(checkEffects);
