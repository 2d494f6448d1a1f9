import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import {
  fitsFormat,
  type Format,
  formatTests,
  isObject,
  type JsonSchema,
  type ProjectKind,
  valueAt,
} from '@tuyen/model';
import { dottedPath } from '../../core/dotted-path.ts';
import { isWrapper, type Problem } from './problem.ts';
import type { FindProblems } from './resolver.ts';

/**
 * Checks a schema that arrives at run time. An interpreter, as compiling one would need `eval`, which the content security
 * policy forbids (run-time ajv does not even fail under it: it never finds anything).
 */
export function interpreterFor(schema: JsonSchema, kinds: readonly ProjectKind[]): FindProblems {
  const formats = formatTests({ kinds });
  // The interpreter's own `time` wants seconds and an offset, which no form asks for.
  const isOurs = ({ keyword, params }: Problem) => keyword === 'format' && formats.has(String(params['format']));
  // The interpreter's type lists the names of types, and takes no read-only lists.
  const validator = new Validator(schema as Schema, '2020-12', false);
  return (values) => {
    const problems = validator
      .validate(values)
      .errors.filter((unit) => !isWrapper(unit.keyword))
      .map((unit) => problemOf(unit, schema))
      .filter((problem) => !isOurs(problem));
    return [...problems, ...formatProblems(schema, formats, values, '')];
  };
}

function problemOf(unit: OutputUnit, schema: JsonSchema): Problem {
  const path = dottedPath(unit.instanceLocation.replace(/^#\/?/, ''));
  if (unit.keyword === 'required' || unit.keyword === 'dependentRequired') {
    // The interpreter names the missing property only in its sentence: the last quoted word.
    const missing = /"([^"]*)"[^"]*$/.exec(unit.error)?.[1] ?? '';
    return { path: path === '' ? missing : `${path}.${missing}`, keyword: 'required', params: {} };
  }
  const said = valueAt(schema, dottedPath(unit.keywordLocation.replace(/^#\/?/, '')));
  // Named as ajv names them: the messages are the same.
  const named = unit.keyword === 'format' || unit.keyword === 'multipleOf' ? unit.keyword : 'limit';
  return { path, keyword: unit.keyword, params: { [named]: said } };
}

/** Formats of the project's own, and those that it defines in its own way. */
function* formatProblems(
  schema: JsonSchema,
  formats: ReadonlyMap<string, Format>,
  value: unknown,
  path: string,
): Generator<Problem> {
  const format = schema.format === undefined ? undefined : formats.get(schema.format);
  if (format && !fitsFormat(format, value)) yield { path, keyword: 'format', params: { format: schema.format } };
  for (const each of schema.allOf ?? []) yield* formatProblems(each, formats, value, path);
  if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries())
      yield* formatProblems(schema.items, formats, item, join(path, String(index)));
  } else if (isObject(value)) {
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      yield* formatProblems(property, formats, value[name], join(path, name));
  }
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}
