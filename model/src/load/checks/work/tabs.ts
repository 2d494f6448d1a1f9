import { isObject } from '../../../model/json/is-object.ts';
import { isRelativeDay } from '../../../model/work/tab.ts';
import { kindNamed, type Operator, queryOperator } from '../../../kinds/index.ts';
import type { AnyKind } from '../../../kinds/registry.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Declared } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { operandFrom } from '../../json-schema/operand.ts';
import { suggest } from '../../suggest.ts';
import { onlyTerm } from '../../../build/views.ts';
import { actionsByModule } from '../project/access.ts';
import { KEBAB } from '../action-names.ts';
import { conditionValues } from '../fields/conditions.ts';
import { checkCurrent } from './current.ts';
import { columnsAndSort, isSecret } from './views.ts';

export function* checkTabs(catalog: Catalog): Iterable<SchemaProblem> {
  const actions = actionsByModule(catalog);
  for (const entry of catalog.resources.values()) {
    const { value } = entry.document;
    const known = actions.get(stringIn(value, 'module') ?? entry.document.name) ?? new Set();
    for (const [index, item] of listIn(value, 'tabs').entries()) {
      const tab = objectIn(item);
      const path: Path = ['tabs', index];
      yield* nameOf(entry.document, tab, index);
      yield* labelOf(entry, catalog, tab, path);
      yield* slugOf(entry.document, tab, path, known);
      yield* columnsAndSort(entry, tab, { document: entry.document, path }, catalog);
      for (const [conditions, at] of alternatives(tab, [...path, 'filter'])) {
        for (const [name, term] of Object.entries(conditions)) {
          yield* conditionOf(entry, catalog, name, term, [...at, name]);
        }
      }
    }
  }
}

function alternatives(tab: Raw, path: Path): readonly (readonly [Raw, Path])[] {
  if (!Array.isArray(tab['filter'])) return [[objectIn(tab, 'filter'), path]];
  return listIn(tab, 'filter').map((item, index) => [objectIn(item), [...path, index]]);
}

function* nameOf(document: Document, tab: Raw, index: number): Iterable<SchemaProblem> {
  const name = stringIn(tab, 'name');
  if (name === undefined) return;
  const place = { document, path: ['tabs', index, 'name'] };
  const before = listIn(document.value, 'tabs').slice(0, index);
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "to-approve".';
    yield { ...place, code: 'TUY211', message: `"${name}" is not a valid name for a tab.`, hint };
  } else if (before.some((one) => stringIn(one, 'name') === name)) {
    yield { ...place, code: 'TUY202', message: `Two tabs are named "${name}".`, hint: 'Rename one.' };
  }
}

function* labelOf(
  { document, fields }: ResourceEntry,
  catalog: Catalog,
  tab: Raw,
  path: Path,
): Iterable<SchemaProblem> {
  const [name = '', value] = onlyTerm(tab['filter']) ?? [];
  const field = fields.get(name);
  const named = field !== undefined && kindOfDeclared(field, catalog)?.name === 'enum';
  if (named && tab['label'] !== undefined) {
    const message = `The tab has the label of "${value}", so that the state has one name.`;
    const hint = 'Remove "label", or change the label of the value in "x-values".';
    yield { code: 'TUY515', document, path: [...path, 'label'], at: 'key', message, hint };
  } else if (!named && tab['label'] === undefined) {
    const message = 'The tab has no label.';
    const hint = 'Add "label". Only a filter by one value of one enum names its tab.';
    yield { code: 'TUY801', document, path, message, hint };
  }
}

function* slugOf(document: Document, tab: Raw, path: Path, known: ReadonlySet<string>): Iterable<SchemaProblem> {
  const slug = stringIn(tab, 'slug');
  if (slug === undefined || known.has(slug)) return;
  const message = `The module has no action "${slug}".`;
  const hint = suggest(slug, known) ?? 'Leave "slug" out: all who read the list are then offered the tab.';
  yield { code: 'TUY602', document, path: [...path, 'slug'], message, hint };
}

const SYSTEM: Readonly<Record<string, string>> = {
  id: 'text',
  office_id: 'reference',
  version: 'integer',
  created_at: 'date-time',
  updated_at: 'date-time',
  created_by: 'reference',
};

function* conditionOf(
  entry: ResourceEntry,
  catalog: Catalog,
  name: string,
  term: unknown,
  path: Path,
): Iterable<SchemaProblem> {
  const { document, fields } = entry;
  const field = fields.get(name);
  const known = knownNames(document, fields);
  if (!field && !known.includes(name)) {
    const message = `There is no field "${name}".`;
    yield { code: 'TUY209', document, path, at: 'key', message, hint: suggest(name, known) };
    return;
  }
  const kind = field ? kindOfDeclared(field, catalog) : kindNamed(SYSTEM[name] ?? '');
  if (!kind) return;
  if (isObject(term) && 'current' in term) {
    if (Object.keys(term).length > 1) {
      const message = `"${name}" is compared in two ways at once.`;
      yield { code: 'TUY515', document, path, at: 'key', message, hint: 'Write "current" alone.' };
    } else {
      const place = { code: 'TUY515', document, path: [...path, 'current'] } as const;
      yield* checkCurrent(entry, name, term['current'], place, catalog);
    }
    return;
  }
  const values = [term].flat().filter((one) => one !== null).length;
  const equality = values > 1 ? '$in' : '$eq';
  const equals = isObject(term) || values === 0 || kind.operators.some((one) => one === equality || one === '$cont');
  if (!equals || (field && isSecret(field))) {
    const message = `A list cannot be filtered by "${name}".`;
    yield { code: 'TUY501', document, path, at: 'key', message, hint: 'Use another field.' };
    return;
  }
  const terms = isObject(term) ? Object.entries(term) : [[undefined, term] as const];
  for (const [operator, value] of terms) {
    const at = operator === undefined ? path : [...path, operator];
    const added = catalog.operators.filter(({ kinds }) => kinds.some((one) => one === kind.name));
    const ofPlugin = added.find((one) => one.name === operator);
    if (ofPlugin) {
      if (operandFrom(ofPlugin, value) !== undefined) continue;
      const message = `"${ofPlugin.name}" cannot be ${JSON.stringify(value)}.`;
      yield { code: 'TUY515', document, path: at, message, hint: `It needs ${JSON.stringify(ofPlugin.operand)}.` };
      continue;
    }
    const known = kind.operators.find((one) => one === operator);
    if (operator !== undefined && known === undefined) {
      const message = `"${name}" cannot be compared by "${operator}".`;
      const names = [...kind.operators, ...added.map((one) => one.name)];
      const hint = suggest(operator, names) ?? `It understands ${names.join(', ')}.`;
      yield { code: 'TUY515', document, path: at, at: 'key', message, hint };
      continue;
    }
    const problems = [...valuesOf(document, kind, field, value, at)];
    yield* problems;
    if (field && problems.length === 0 && isEquality(known)) {
      yield* conditionValues(document, at, value, field, catalog);
    }
  }
}

function isEquality(operator: Operator | undefined): boolean {
  return operator === undefined || queryOperator(operator).equality === true;
}

const DAY = /^\d{4}-\d{2}-\d{2}/u;

function* valuesOf(
  document: Document,
  { name, numeric }: AnyKind,
  field: Declared | undefined,
  value: unknown,
  path: Path,
): Iterable<SchemaProblem> {
  const dated = name === 'date' || name === 'date-time';
  for (const [index, one] of [value].flat().entries()) {
    const at = Array.isArray(value) ? [...path, index] : path;
    if (one === null || (path.at(-1) === '$isnull' && typeof one === 'boolean') || path.at(-1) === '$notnull') continue;
    if (dated && !isRelativeDay(one) && !(typeof one === 'string' && DAY.test(one))) {
      const hint = 'Write "today", "today+30", "today-7" or a day such as "2026-01-31".';
      yield { code: 'TUY515', document, path: at, message: `${JSON.stringify(one)} is not a day.`, hint };
    } else if (!dated && isRelativeDay(one) && field?.schema['enum'] === undefined) {
      const message = `"${field?.name ?? name}" is not a date, so it cannot be compared with today.`;
      yield { code: 'TUY515', document, path: at, message, hint: 'Name a date, or a date with time.' };
    } else if (numeric !== undefined && typeof one !== 'number') {
      yield {
        code: 'TUY515',
        document,
        path: at,
        message: `${JSON.stringify(one)} is not a number.`,
        hint: 'Write a number.',
      };
    }
  }
}
