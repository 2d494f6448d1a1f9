// Lists the code that reads each value that operators can set: docs/generated/effects.md. Part of `npm run check`:
// fails if nothing reads a setting, an attribute of a price, a field of an object group or a permission, or if the page
// is outdated. The schema of a field that is read outside this repository sets `x-informative` to the reason. Usage:
// node scripts/effects.ts [--write] [root]
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
