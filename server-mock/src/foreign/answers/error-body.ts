import { STATUS_CODES } from '@tuyen/server/extension';
import { propertiesOf, requiredOf, typeOf } from '../document/references.ts';
import type { Schema } from '../document/open-api.ts';
import { plainName } from '../collections/places.ts';
import { type SampleSource, sampleValue } from '../samples/sample-value.ts';

/** Error of a request, in the language of the caller. */
export interface ForeignRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Messages by the place of the wrong value. */
  readonly errors: readonly { readonly in: string; readonly path: string; readonly message: string }[];
}

/** Returns a refusal in the form of RFC 9457, for documents that describe no errors. */
export function problemBody({ status, code, message, errors }: ForeignRefusal): Schema {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail: message,
    ...(errors.length > 0 && {
      errors: errors.map((one) => ({ in: one.in, field: one.path, detail: one.message })),
    }),
  };
}

/**
 * Returns a refusal in the form of a schema of the document. Properties with usual names get the message, the status
 * and the wrong fields; other required properties get sample values.
 */
export function errorBody(schema: unknown, refusal: ForeignRefusal, source: SampleSource): unknown {
  return filled(schema, '', refusal, source, 0) ?? sampleValue(schema, '', source);
}

const MESSAGES = named('message msg detail details description errormessage errordescription reason text');
const TITLES = named('title error name summary');
const STATUSES = named('status statuscode httpstatus httpstatuscode errorcode code errcode');
const FIELDS = named(
  'field path property param parameter name pointer source location loc key attribute domain target',
);

function named(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

function filled(schema: unknown, name: string, refusal: ForeignRefusal, source: SampleSource, depth: number): unknown {
  const found = source.references.flat(schema);
  const plain = plainName(name);
  if (depth > 5) return undefined;
  const { const: constant, enum: values } = found;
  if (constant !== undefined) return constant;
  switch (typeOf(found)) {
    case 'object':
      return object(found, refusal, source, depth);
    case 'array':
      return list(found, refusal, source, depth);
    case 'integer':
    case 'number':
      return STATUSES.has(plain) || name === '' ? refusal.status : undefined;
    case 'boolean':
      return /^(success|ok)$/u.test(plain) ? false : /^(error|failed)$/u.test(plain) ? true : undefined;
    default:
      if (Array.isArray(values)) return values.find((one) => one === refusal.code || one === 'error');
      return text(plain, found, refusal);
  }
}

function text(plain: string, { format }: Schema, { status, code, message }: ForeignRefusal): string | undefined {
  if (plain === 'type') return format === undefined ? code : 'about:blank';
  if (plain === '' || MESSAGES.has(plain)) return message;
  if (plain === 'code' || plain === 'errorcode' || plain === 'errcode') return code;
  if (STATUSES.has(plain)) return String(status);
  return TITLES.has(plain) ? message : undefined;
}

function object(found: Schema, refusal: ForeignRefusal, source: SampleSource, depth: number): Schema | undefined {
  const properties = Object.entries(propertiesOf(found));
  const { additionalProperties: others } = found;
  if (properties.length === 0) return refusal.errors.length === 0 ? {} : byField(others, refusal, source);
  const required = new Set(requiredOf(found));
  const entries = properties.flatMap(([name, property]) => {
    const value =
      filled(property, name, refusal, source, depth + 1) ??
      (required.has(name) ? sampleValue(property, name, { ...source, index: 0 }) : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the messages by field: texts, or lists of texts. */
function byField(schema: unknown, { errors }: ForeignRefusal, { references }: SampleSource): Schema {
  const isList = typeOf(references.flat(schema)) === 'array';
  const grouped = Map.groupBy(errors, ({ path }) => path);
  return Object.fromEntries(
    [...grouped].map(([path, some]) => {
      const messages = some.map(({ message }) => message);
      return [path, isList ? messages : messages.join(' ')];
    }),
  );
}

function list(found: Schema, refusal: ForeignRefusal, source: SampleSource, depth: number): readonly unknown[] {
  const items = source.references.flat(found['items']);
  if (typeOf(items) !== 'object') {
    if (refusal.errors.length === 0) return [refusal.message];
    return refusal.errors.map(({ path, message }) => `${path} ${message}`.trim());
  }
  const some = refusal.errors.length > 0 ? refusal.errors : [{ in: 'request', path: '', message: refusal.message }];
  return some.map((one) => {
    const single = { ...refusal, message: one.message, errors: [] };
    const item = object(items, single, source, depth + 1) ?? {};
    const fields = Object.entries(propertiesOf(items)).flatMap(([name, property]) => {
      if (!FIELDS.has(plainName(name))) return [];
      return [[name, fieldValue(source.references.flat(property), name, one)] as const];
    });
    return { ...item, ...Object.fromEntries(fields) };
  });
}

function fieldValue(schema: Schema, name: string, { in: place, path }: ForeignRefusal['errors'][number]): unknown {
  if (typeOf(schema) === 'array')
    return [place, ...path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part))];
  if (typeOf(schema) === 'object') return { pointer: `/${path.replaceAll('.', '/')}` };
  return /pointer/iu.test(name) ? `/${path.replaceAll('.', '/')}` : path;
}
