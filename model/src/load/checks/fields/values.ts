import { formatTests } from '../../../model/fields/value-formats.ts';
import { withEnums } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import { violationsOf } from '../../json-schema/violations.ts';
import type { ValidationOptions } from '../../json-schema/violation.ts';
import { hasType, regex } from '../../json-schema/value.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { OPTIONAL_IS_NULLABLE } from './unsupported-keywords.ts';

export function* checkValues(
  catalog: Catalog,
  hasValidShape: (document: Document) => boolean,
): Iterable<SchemaProblem> {
  const rules = valueRules(catalog);
  for (const { document, schemas } of catalog.resources.values()) {
    if (!hasValidShape(document)) continue;
    for (const { schema, path, isRule } of schemas) {
      if ('enum' in schema) yield* enumValues(document, schema, path, rules, isRule);
      if ('const' in schema) yield* constant(document, schema, path, catalog, rules);
      if (VALUES.some((key) => key in schema)) yield* valuesOf(document, schema, path, catalog, rules);
    }
  }
}

export function valueRules(catalog: Catalog): ValidationOptions {
  const kinds = [...catalog.kinds.values()].filter(({ pattern }) => pattern === undefined || regex(pattern));
  return { resolve: () => ({}), formats: formatTests({ kinds }) };
}

const VALUES = ['default', 'examples', 'x-templates'] as const;
const CALLED = { default: 'default', examples: 'example', 'x-templates': 'template' } as const;

function* valuesOf(
  document: Document,
  schema: Raw,
  path: Path,
  catalog: Catalog,
  rules: ValidationOptions,
): Iterable<SchemaProblem> {
  const { $ref: _, ...resolved } = withEnums(schema, catalog);
  for (const [keyword, value, place] of written(schema)) {
    const [violation] = violationsOf(value, resolved, rules);
    if (!violation) continue;
    yield {
      code: 'TUY407',
      document,
      path: [...path, ...place, ...violation.path],
      message: `The ${CALLED[keyword]} is invalid: it ${violation.message}.`,
      hint: typeof value === 'string' ? suggest(value, violation.choices) : undefined,
    };
  }
}

function* written(schema: Raw): Iterable<readonly [(typeof VALUES)[number], unknown, Path]> {
  if ('default' in schema) yield ['default', schema['default'], ['default']];
  for (const [at, one] of listIn(schema, 'examples').entries()) yield ['examples', one, ['examples', at]];
  for (const [at, texts] of listIn(schema, 'x-templates').entries()) {
    for (const [language, one] of entriesIn(texts)) yield ['x-templates', one, ['x-templates', at, language]];
  }
}

function* enumValues(
  document: Document,
  schema: Raw,
  path: Path,
  rules: ValidationOptions,
  isRule: boolean,
): Iterable<SchemaProblem> {
  const types = stringsIn(schema, 'type').map(([type]) => type);
  const { enum: values, const: _, $ref: __, ...others } = schema;
  const seen = new Set<unknown>();
  for (const [index, value] of (Array.isArray(values) ? values : []).entries()) {
    const place = { document, path: [...path, 'enum', index] };
    if (seen.has(value)) {
      yield { ...place, code: 'TUY901', message: `${JSON.stringify(value)} is listed twice.`, hint: 'Remove one.' };
    }
    seen.add(value);
    const [violation] = violationsOf(value, others, rules);
    if (violation?.keyword === 'type' && types.length > 0 && !hasType(value, types)) {
      const message = `${JSON.stringify(value)} is not of the type ${types.join(' or ')} that the schema requires.`;
      const hint = value === null ? OPTIONAL_IS_NULLABLE : 'Change the value or the type.';
      yield { ...place, code: 'TUY407', message, hint };
    } else if (violation) {
      const message = `The value ${JSON.stringify(value)} is invalid: it ${violation.message}.`;
      yield { ...place, code: 'TUY407', message, hint: 'Remove it, or change the schema.' };
    } else if (value === null && !isRule) {
      yield { ...place, code: 'TUY407', message: 'null is not a value to choose.', hint: OPTIONAL_IS_NULLABLE };
    }
  }
}

function* constant(
  document: Document,
  schema: Raw,
  path: Path,
  catalog: Catalog,
  rules: ValidationOptions,
): Iterable<SchemaProblem> {
  const { const: value, $ref: _, ...others } = withEnums(schema, catalog);
  const [violation] = violationsOf(value, others, rules);
  if (!violation) return;
  yield {
    code: 'TUY407',
    document,
    path: [...path, 'const'],
    message: `The constant is invalid: it ${violation.message}.`,
    hint: typeof value === 'string' ? suggest(value, violation.choices) : undefined,
  };
}
