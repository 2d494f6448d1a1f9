import { placeholdersIn } from '../../../placeholders/index.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest, suggestOrList } from '../../suggest.ts';
import { actionsByModule } from '../project/access.ts';
import { BASE, KEBAB } from '../action-names.ts';

export function* checkOperations(catalog: Catalog): Iterable<SchemaProblem> {
  const actions = actionsByModule(catalog);
  for (const { document } of catalog.resources.values()) {
    const module = stringIn(document.value, 'module') ?? document.name;
    for (const [index, item] of listIn(document.value, 'operations').entries()) {
      const operation = objectIn(item);
      const path = ['operations', index];
      yield* nameOf(document, operation, index);
      yield* slugOf(document, operation, path, { module, actions: actions.get(module) ?? new Set() });
      yield* conditionOf(document, operation, path);
      yield* placeholders(document, operation, path);
    }
  }
}

/**
 * Reserved names of operations: actions with a special meaning in the tool, in addition to the actions that every
 * module has.
 */
const FILES = new Set(['import', 'export']);

function* nameOf(document: Document, operation: Raw, index: number): Iterable<SchemaProblem> {
  const name = stringIn(operation, 'name');
  if (name === undefined) return;
  const place = { document, path: ['operations', index, 'name'] };
  const named = (list: readonly unknown[]) => list.some((one) => stringIn(one, 'name') === name);
  const another = 'Choose another name.';
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "plan-trips".';
    yield { ...place, code: 'TUY211', message: `"${name}" is not a valid name for an operation.`, hint };
  } else if (BASE.has(name) || FILES.has(name)) {
    yield { ...place, code: 'TUY211', message: `"${name}" is already an action.`, hint: another };
  } else if (named(listIn(objectIn(document.value, 'workflow'), 'transitions'))) {
    yield { ...place, code: 'TUY514', message: `"${name}" is a transition already.`, hint: another };
  } else if (named(listIn(document.value, 'operations').slice(0, index))) {
    yield { ...place, code: 'TUY514', message: `"${name}" is an operation already.`, hint: another };
  }
}

export function* slugOf(
  document: Document,
  operation: Raw,
  path: Path,
  {
    module,
    actions,
    what = 'operation',
  }: { readonly module: string; readonly actions: ReadonlySet<string>; readonly what?: string },
): Iterable<SchemaProblem> {
  const slug = stringIn(operation, 'slug');
  if (slug === undefined || actions.has(slug)) return;
  const message = `The module "${module}" has no action "${slug}".`;
  const hint = suggest(slug, actions) ?? `Leave "slug" out: the ${what} then is an action of its own.`;
  yield { code: 'TUY602', document, path: [...path, 'slug'], message, hint };
}

function* conditionOf(document: Document, operation: Raw, path: Path): Iterable<SchemaProblem> {
  if (stringIn(operation, 'on') !== 'resource' || !('when' in operation)) return;
  const message = 'There is no record that the condition could hold for: the operation is on the resource.';
  yield { code: 'TUY514', document, path: [...path, 'when'], at: 'key', message, hint: 'Remove it.' };
}

function* placeholders(document: Document, operation: Raw, path: Path): Iterable<SchemaProblem> {
  const known = Object.keys(objectIn(objectIn(operation, 'answer'), 'properties'));
  for (const [language, text] of entriesIn(operation, 'result')) {
    if (typeof text !== 'string') continue;
    for (const { name } of placeholdersIn(text)) {
      if (known.includes(name)) continue;
      const message = `The answer has no field "${name}".`;
      const hint = suggestOrList(name, known) ?? 'Add it to the properties of "answer".';
      yield { code: 'TUY514', document, path: [...path, 'result', language], message, hint };
    }
  }
}
