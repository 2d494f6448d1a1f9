import type { SchemaPromise } from './promises.ts';
import type { Readings } from './readings.ts';

const MOST_INFORMATIVE = 12;

const keyOf = ({ group, name }: SchemaPromise): string => (group === 'permissions' ? name : `${group}.${name}`);

export function withReaders(promises: readonly SchemaPromise[], readings: Readings): readonly SchemaPromise[] {
  return promises.map((promise) => ({
    ...promise,
    readBy: [...new Set([...promise.readBy, ...(readings.get(keyOf(promise)) ?? [])])].toSorted(),
  }));
}

export function* problemsOf(promises: readonly SchemaPromise[]): Iterable<string> {
  for (const promise of promises)
    if (promise.readBy.length === 0 && promise.informative === undefined)
      yield `${keyOf(promise)} is read by nothing. Read it, remove it, or say who reads it: x-informative.`;
  const informative = promises.filter((promise) => promise.informative !== undefined);
  if (informative.length > MOST_INFORMATIVE)
    yield `${informative.length} fields have x-informative; ${MOST_INFORMATIVE} are allowed.`;
}

export function effectsPage(promises: readonly SchemaPromise[]): string {
  const groups = [...new Set(promises.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const own = promises.filter((promise) => promise.group === group);
    return `## ${group}\n\n${own.map(entry).join('\n')}`;
  });
  return [
    '<!-- From the schemas and domain/src by `node scripts/effects.ts --write`. Edit those instead. -->\n',
    '# What reads what can be set\n',
    'Each setting, price attribute, other promising field and permission, with the code and the schemas that read it.\n',
    `${sections.join('\n\n')}\n`,
  ].join('\n');
}

function entry(promise: SchemaPromise): string {
  const why = promise.informative === undefined ? [] : [`informative: ${promise.informative}`];
  const places = [...why, ...promise.readBy].map((place) => `  - ${place}`);
  return [`- \`${promise.name}\``, ...places].join('\n');
}
