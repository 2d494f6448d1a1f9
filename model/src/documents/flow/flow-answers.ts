import { kindOfDeclared, withEnums, type Catalog } from '../../load/catalog.ts';
import { violationsOf } from '../../load/json-schema/violations.ts';
import type { Document, SchemaProblem } from '../../load/problem.ts';
import { objectIn, stringIn } from '../../model/json/raw.ts';
import { suggest, suggestOrList } from '../../load/suggest.ts';
import { valueRules } from '../../load/checks/fields/values.ts';
import type { Placed } from './placed-fields.ts';

export function* checkFlowAnswers(
  document: Document,
  placed: readonly Placed[],
  catalog: Catalog,
): Iterable<SchemaProblem> {
  for (const field of placed) {
    yield* defaultValue(document, field, catalog);
    yield* neededAnswers(document, field, placed);
  }
}

const TODAY = 'today';
/** Field kinds whose default in a form can be the current day or month. */
const DAYS: ReadonlySet<string> = new Set(['date', 'month']);

function* defaultValue(
  document: Document,
  { written, path, found }: Placed,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const value = written['default'];
  if (!found || value === undefined) return;
  const place = { code: 'TUY407', document, path: [...path, 'default'] } as const;
  const hasDays = DAYS.has(kindOfDeclared(found, catalog)?.name ?? '');
  if (value === TODAY) {
    if (hasDays) return;
    const message = `Only a date or a month can begin with "${TODAY}".`;
    yield { ...place, message, hint: 'Write a value of the field, or remove "default".' };
    return;
  }
  const { $ref: _, ...schema } = withEnums(found.schema, catalog);
  const [violation] = violationsOf(value, schema, valueRules(catalog));
  if (!violation) return;
  const choices = hasDays ? [TODAY] : violation.choices;
  const hint = typeof value === 'string' ? suggest(value, choices) : undefined;
  yield { ...place, message: `The default is invalid: it ${violation.message}.`, hint };
}

const PLACEHOLDER = /(?:([\w.]+)=)?\{([\w.]+)\??\}/g;

/**
 * Checks the address from which a field loads its choices. Each name in braces must be an answer that the flow asks
 * for: `public/districts?city={city_id}`.
 */
function* neededAnswers(document: Document, field: Placed, placed: readonly Placed[]): Iterable<SchemaProblem> {
  const address = stringIn(objectIn(field.written, 'options'), 'path') ?? '';
  const answers = placed.map(({ name }) => name).filter((name) => name !== field.name);
  const place = { code: 'TUY716', document, path: [...field.path, 'options', 'path'] } as const;
  for (const [, parameter, name = ''] of address.matchAll(PLACEHOLDER)) {
    if (answers.includes(name)) continue;
    if (name === field.name) {
      const message = `The choices of "${field.ref}" need that answer itself, so they would never come.`;
      yield { ...place, message, hint: suggestOrList(name, answers) };
      return;
    }
    // The flow need not ask for the answer if a parameter in the address of the portal page provides it:
    // `card_kind={card_kind}`.
    if (name === parameter && stringIn(document.value, 'for') === 'portal') continue;
    const message = `The choices of "${field.ref}" need the answer "${name}", which the flow does not ask for.`;
    yield { ...place, message, hint: suggestOrList(name, answers) };
    return;
  }
}
