import { formatTests } from '../../model/value-formats.ts';
import { withEnums } from '../catalog.ts';
import type { Catalog } from '../catalog.ts';
import { violationsOf } from '../json-schema/violations.ts';
import type { Rules } from '../json-schema/violation.ts';
import { hasType, regex } from '../json-schema/value.ts';
import type { Document, Path, Problem } from '../problem.ts';
import { listIn, stringsIn } from '../raw.ts';
import type { Raw } from '../raw.ts';
import { suggest } from '../suggest.ts';

/**
 * Checks that defaults, examples and enum values are valid by their own schema.
 * @param hasValidShape whether the document has passed the shape check
 */
export function* checkValues(catalog: Catalog, hasValidShape: (document: Document) => boolean): Iterable<Problem> {
  const kinds = [...catalog.kinds.values()].filter(({ pattern }) => pattern === undefined || regex(pattern));
  const rules: Rules = {
    resolve: () => ({}),
    formats: formatTests({ kinds }),
  };
  for (const { document, schemas } of catalog.resources.values()) {
    if (!hasValidShape(document)) continue;
    for (const { schema, path } of schemas) {
      if ('enum' in schema) yield* enumValues(document, schema, path);
      if ('examples' in schema || 'default' in schema) yield* valuesOf(document, schema, path, catalog, rules);
    }
  }
}

function* valuesOf(document: Document, schema: Raw, path: Path, catalog: Catalog, rules: Rules): Iterable<Problem> {
  const values: (readonly [unknown, Path])[] = listIn(schema, 'examples').map((one, at) => [one, ['examples', at]]);
  if ('default' in schema) values.push([schema['default'], ['default']]);
  if (values.length === 0) return;
  const { $ref: _, ...resolved } = withEnums(schema, catalog);
  for (const [value, place] of values) {
    const [violation] = violationsOf(value, resolved, rules);
    if (!violation) continue;
    yield {
      code: 'TUY407',
      document,
      path: [...path, ...place, ...violation.path],
      message: `The ${place[0] === 'default' ? 'default' : 'example'} is invalid: it ${violation.message}.`,
      hint: typeof value === 'string' ? suggest(value, violation.choices) : undefined,
    };
  }
}

function* enumValues(document: Document, schema: Raw, path: Path): Iterable<Problem> {
  const types = stringsIn(schema, 'type').map(([type]) => type);
  const seen = new Set<unknown>();
  for (const [index, value] of listIn(schema, 'enum').entries()) {
    const place = { document, path: [...path, 'enum', index] };
    if (seen.has(value)) {
      yield { ...place, code: 'TUY901', message: `${JSON.stringify(value)} is listed twice.`, hint: 'Remove one.' };
    }
    seen.add(value);
    if (types.length > 0 && !hasType(value, types)) {
      const message = `${JSON.stringify(value)} is not of the type ${types.join(' or ')} that the schema requires.`;
      yield { ...place, code: 'TUY407', message, hint: 'Change the value or the type.' };
    }
  }
}
