import { fieldAt, type Model } from '@tuyen/model';
import { breaking, safe, together, type SchemaChange, type ChangeCode, type Effect } from '@tuyen/model/changes';
import type { ExpectedChange } from '@tuyen/server/expected-changes';

type What = ExpectedChange['what'];

const CAUSES: Readonly<Record<What, readonly ChangeCode[]>> = {
  added: ['TUC101', 'TUC201'],
  removed: ['TUC102', 'TUC202'],
  renamed: ['TUC103', 'TUC203'],
  widened: ['TUC204', 'TUC205', 'TUC206', 'TUC303', 'TUC305', 'TUC201', 'TUC202', 'TUC207', 'TUC106'],
  narrowed: ['TUC204', 'TUC205', 'TUC304', 'TUC305', 'TUC201', 'TUC202', 'TUC203', 'TUC206', 'TUC207', 'TUC106'],
  retyped: ['TUC204'],
  required: ['TUC206'],
  unique: ['TUC208'],
  migrated: [],
  collision: [],
};

/**
 * Codes of schema changes that do not affect stored rows: changes of texts, screens, field order, search, defaults of
 * new records, and lists of earlier names.
 */
const QUIET: ReadonlySet<ChangeCode> = new Set(['TUC801', 'TUC802', 'TUC803', 'TUC209', 'TUC210', 'TUC108']);

const UNTIL_DROPPED = 'until `tuyen db apply --drop`';
const REFUSED = 'the start of the server is refused';

export function withData(
  changes: readonly SchemaChange[],
  expected: readonly ExpectedChange[],
  model: Model,
): readonly SchemaChange[] {
  const effects = new Map<SchemaChange, Effect>();
  const unexplained: ExpectedChange[] = [];
  for (const one of expected) {
    const found = causesOf(one, changes, model);
    if (found.length === 0) unexplained.push(one);
    for (const change of found) {
      const both = together(effects.get(change) ?? change.data, effectOf(one, model));
      if (both) effects.set(change, both);
    }
  }
  const known = changes.map((change) => ({ ...change, data: effects.get(change) ?? change.data }));
  return [...known, ...unexplained.map((one) => alone(one, model))];
}

function causesOf(one: ExpectedChange, changes: readonly SchemaChange[], model: Model): readonly SchemaChange[] {
  const path = pathOf(one).join('/');
  const enums = enumsOf(one, model);
  const near = changes.filter(({ difference, code }) => {
    if (QUIET.has(code)) return false;
    const at = difference.path.join('/');
    if (one.field === undefined) return at === path && CAUSES[one.what].includes(code);
    if (at === path || at.startsWith(`${path}/`)) return true;
    return difference.path[0] === 'enums' && enums.has(difference.path[1] ?? '') && difference.path[2] === 'values';
  });
  const usual = near.filter(({ code }) => CAUSES[one.what].includes(code));
  const breaks = usual.filter(({ api }) => api?.level === 'breaking');
  if (one.what === 'narrowed' && breaks.length > 0) return breaks;
  return usual.length > 0 ? usual : near;
}

function fieldOf({ resource, field }: ExpectedChange, { resources }: Model) {
  const own = resources.find(({ name }) => name === resource);
  return field === undefined ? undefined : fieldAt(own?.fields ?? [], field.split('.'));
}

/** Returns the path of a changed resource or field in the model: `resources/orders/fields/stops/fields/place`. */
function pathOf({ resource, field }: ExpectedChange): readonly string[] {
  return ['resources', resource, ...(field?.split('.') ?? []).flatMap((name) => ['fields', name])];
}

function enumsOf(one: ExpectedChange, model: Model): ReadonlySet<string> {
  const field = fieldOf(one, model);
  const inside = field && 'fields' in field ? field.fields : [];
  return new Set([...(field ? [field] : []), ...inside].flatMap((each) => ('enum' in each ? [each.enum] : [])));
}

function effectOf(one: ExpectedChange, model: Model): Effect {
  const { what, field, mayBeRefused } = one;
  const value = fieldOf(one, model)?.default;
  const filled = value === undefined ? '' : ` ${JSON.stringify(value)}`;
  if (field === undefined) {
    const texts = { added: 'a new table', renamed: 'the table and all about its rows follow' };
    return safe(what === 'added' || what === 'renamed' ? texts[what] : `the table stays ${UNTIL_DROPPED}`);
  }
  if (mayBeRefused) return breaking(REFUSALS[what] ?? one.text);
  if (what === 'added') return safe(filled === '' ? 'rows have no value yet' : `rows get${filled}`);
  if (what === 'required') return safe(`empty rows get${filled}`);
  return safe(DONE[what] ?? one.text);
}

const REFUSALS: Readonly<Partial<Record<What, string>>> = {
  added: `rows lack a value, and ${REFUSED}: give it a default, or write a migration`,
  required: `${REFUSED} where a row is empty: give it a default, or write a migration`,
  unique: `${REFUSED} where two rows have the same value`,
  narrowed: `${REFUSED} where a row does not fit`,
  retyped: `rows are converted, and ${REFUSED} where a value would lose something`,
};

const DONE: Readonly<Partial<Record<What, string>>> = {
  removed: `the column stays ${UNTIL_DROPPED}`,
  renamed: 'the column and saved filters follow',
  widened: 'rows fit',
  narrowed: 'rows follow',
  retyped: 'rows are converted',
};

function alone(one: ExpectedChange, model: Model): SchemaChange {
  const source = model.resources.find(({ name }) => name === one.resource)?.source ?? 'tuyen.config.json';
  return {
    code: 'TUC901',
    subject: [one.resource, one.field].filter((name) => name !== undefined).join('.'),
    text: one.what,
    data: effectOf(one, model),
    place: { file: source, line: 1, column: 1, pointer: '', removed: false },
    difference: { how: 'changed', path: pathOf(one), template: '', before: undefined, after: undefined, items: [] },
  };
}
