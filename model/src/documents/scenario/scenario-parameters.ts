import { CLOCK, clockTime } from './scenario.ts';
import { formatTests } from '../../model/fields/value-formats.ts';
import { placeholdersIn } from '../../placeholders/parse.ts';
import { violationsOf } from '../../load/json-schema/violations.ts';
import type { ValidationOptions } from '../../load/json-schema/violation.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, objectIn, stringsIn } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';

const RULES: ValidationOptions = { resolve: () => ({}), formats: formatTests({ kinds: [] }) };

export function* checkParameters(document: Document, used: ReadonlySet<string>): Iterable<SchemaProblem> {
  const parameters = objectIn(document.value, 'parameters');
  for (const [name, item] of entriesIn(parameters)) {
    const path = ['parameters', name];
    const schema = objectIn(item);
    if (name === CLOCK) {
      const hint = 'Choose another name.';
      yield { code: 'TUY202', document, path, at: 'key', message: `"${name}" is the server's time.`, hint };
    } else if (!used.has(name)) {
      const message = `No step inserts {${name}}.`;
      yield { code: 'TUY983', document, path, at: 'key', message, hint: 'Insert it, or remove it.' };
    }
    if ('default' in schema) yield* ofDefault(document, name, schema['default'], schema);
  }
  for (const [name, place] of stringsIn(document.value, 'required')) {
    const at = { document, path: place };
    const known = Object.keys(parameters);
    if (!known.includes(name)) {
      yield { ...at, code: 'TUY981', message: `There is no parameter "${name}".`, hint: suggest(name, known) };
    } else if ('default' in objectIn(parameters, name)) {
      const message = `"${name}" has a default, so it need not be given.`;
      yield { ...at, code: 'TUY983', message, hint: 'Remove the default, or the name here.' };
    }
  }
}

function* ofDefault(document: Document, name: string, value: unknown, schema: object): Iterable<SchemaProblem> {
  const path = ['parameters', name, 'default'];
  const inserted = typeof value === 'string' ? placeholdersIn(value) : [];
  for (const { name: asked } of inserted) {
    const [first, ...rest] = asked.split('.');
    if (first === CLOCK) yield* ofClock(document, path, rest.join('.'));
    else
      yield { code: 'TUY981', document, path, message: `A default only knows the clock, not "${asked}".`, hint: HINT };
  }
  if (inserted.length > 0) return;
  const [violation] = violationsOf(value, { ...schema }, RULES);
  if (!violation) return;
  yield { code: 'TUY407', document, path, message: `The default is invalid: it ${violation.message}.` };
}

const HINT = 'Write {clock.now+2h}, {clock.today-7} or {clock.month}.';

export function* ofClock(document: Document, path: Path, asked: string): Iterable<SchemaProblem> {
  if (clockTime(asked)) return;
  yield { code: 'TUY981', document, path, message: `The clock has no "${asked}".`, hint: HINT };
}
