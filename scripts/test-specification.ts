// npm run test:specification [-- --only 5.9,browser --write]: breaks the behavior of each sentence of
// docs/specification.md in a copy of the project, and runs the test that proves the sentence. Prints which mutations
// the tests caught. `--write` records them in docs/coverage/specification-mutations.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.ts';
import { mutationDigest, mutationsIn, type SentenceMutation } from './specification/mutations.ts';
import { runMutations, type OneMutation } from './specification/run-mutations.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    stale: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const file = join(root, 'docs/coverage/specification-mutations.json');
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const selected = (mutation: OneMutation): boolean =>
  (!values.stale || mutation.caught !== mutationDigest(mutation, read)) &&
  (values.only === '' || values.only.split(',').some((part) => mutation.id === part || mutation.test.includes(part)));
const mutations = Object.entries(mutationsIn(JSON.parse(readFileSync(file, 'utf8')))).flatMap(([id, list]) =>
  list.map((mutation) => ({ id, ...mutation })),
);
const chosen = mutations.filter(selected);

const same = (one: SentenceMutation, other: SentenceMutation): boolean =>
  mutationDigest(one, read) === mutationDigest(other, read);
/**
 * Records in docs/coverage/specification-mutations.json whether the mutation was caught. Reads the file again first,
 * because other processes may have changed it.
 */
function record(mutation: OneMutation, caught: boolean): void {
  const all = mutationsIn(JSON.parse(readFileSync(file, 'utf8')));
  const list = (all[mutation.id] ?? []).map((each) => {
    if (!same(each, mutation)) return each;
    const { caught: _, ...bare } = each;
    return caught ? { ...bare, caught: mutationDigest(each, read) } : bare;
  });
  writeFileSync(file, `${JSON.stringify({ ...all, [mutation.id]: list }, undefined, 2)}\n`);
}

let survivors = 0;
await runMutations(chosen, (mutation, survived) => {
  const { id, file: changed, find, replace, test } = mutation;
  console.log(
    `${survived === undefined ? 'caught  ' : 'SURVIVED'}  ${id}  ${changed}: ${find} → ${replace}\n          ${test}`,
  );
  if (survived !== undefined) {
    survivors += 1;
    console.log(`          ${survived}`);
  }
  if (values.write) record(mutation, survived === undefined);
});
console.log(`\n${chosen.length - survivors} of ${chosen.length} caught.`);
process.exitCode = survivors === 0 ? 0 : 1;
