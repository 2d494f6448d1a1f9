import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutationsIn } from '../../scripts/specification/mutations.ts';
import { runMutations } from '../../scripts/specification/run-mutations.ts';
import { projectRoot } from '../support/project-root.ts';

it('each code mutation for a sentence of the specification is caught by a test', async () => {
  const file = join(projectRoot, 'docs/coverage/specification-mutations.json');
  const mutations = Object.entries(mutationsIn(JSON.parse(readFileSync(file, 'utf8')))).flatMap(([id, list]) =>
    list.map((mutation) => ({ id, ...mutation })),
  );
  const survivors: string[] = [];
  await runMutations(mutations, ({ id, file: changed, find, replace, test }, survived) => {
    if (survived !== undefined) survivors.push(`${id} ${changed}: ${find} → ${replace}\n${test}\n${survived}`);
  });
  expect(mutations.length).toBeGreaterThan(160);
  expect(survivors).toEqual([]);
});
