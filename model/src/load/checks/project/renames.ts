import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

interface Rename {
  readonly document: Document;
  readonly path: Path;
  readonly from: string;
  readonly to: string;
}

const HINT = 'Rename it in two steps, with a start of the server between them, or remove the earlier name.';

export function* checkRenames({ documents, resources }: Catalog): Iterable<SchemaProblem> {
  yield* unfollowable(
    [...resources].flatMap(([to, { document }]) =>
      renamed(document, ['x-renamed-from'], stringIn(document.value, 'x-renamed-from'), to),
    ),
    new Set(resources.keys()),
    'resource',
  );
  for (const { document: file, objects, schemas } of resources.values()) {
    for (const { fields } of objects) {
      const renames = [...fields].flatMap(([to, { document, path, schema }]) =>
        renamed(document, [...path, 'x-renamed-from'], stringIn(schema, 'x-renamed-from'), to),
      );
      yield* unfollowable(renames, new Set(fields.keys()), 'field');
    }
    for (const { path, schema } of schemas) yield* renamedValues(file, path, schema);
  }
  for (const document of documents) {
    if (document.kind === 'enum') yield* renamedValues(document, [], objectIn(document.value));
  }
}

function renamed(document: Document, path: Path, from: string | undefined, to: string): readonly Rename[] {
  return from === undefined ? [] : [{ document, path, from, to }];
}

function* renamedValues(document: Document, at: Path, schema: Raw): Iterable<SchemaProblem> {
  const values = new Set([...stringsIn(schema, 'enum')].map(([value]) => value));
  const renames: Rename[] = [];
  for (const [to, from] of entriesIn(schema, 'x-renamed-values')) {
    const path = [...at, 'x-renamed-values', to];
    if (typeof from !== 'string') continue;
    renames.push({ document, path, from, to });
    if (values.has(to)) continue;
    const message = `"${to}" is not a value of the enum, so nothing can be renamed to it.`;
    yield { code: 'TUY215', document, path, message, hint: 'Write the new value first, the earlier one behind it.' };
  }
  yield* unfollowable(renames, values, 'value');
}

function* unfollowable(renames: readonly Rename[], inUse: ReadonlySet<string>, what: string): Iterable<SchemaProblem> {
  const claimed = new Map<string, string>();
  const circle = new Map(renames.map(({ from, to }) => [to, from]));
  for (const { document, path, from, to } of renames) {
    const other = claimed.get(from);
    claimed.set(from, to);
    const message =
      circle.get(from) === to && from !== to
        ? `"${from}" and "${to}" are renamed to each other.`
        : inUse.has(from)
          ? `The earlier name "${from}" is still the name of a ${what}.`
          : other === undefined
            ? undefined
            : `"${other}" claims the earlier name "${from}" as well.`;
    if (message !== undefined) yield { code: 'TUY215', document, path, message, hint: HINT };
  }
}
