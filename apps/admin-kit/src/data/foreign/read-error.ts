import { type Dialect, isObject, type Place, type Resource } from '@tuyen/model';
import { wireName } from '@tuyen/model/backends';
import type { ForeignResource } from './foreign-resource.ts';
import { valueIn, valuesIn } from './json-path.ts';

export interface ForeignError {
  readonly message: string | undefined;
  /** Messages by field of the model. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Describes errors of RFC 9457, which many back ends answer although their document describes none. */
function problemDetails(body: unknown): NonNullable<Dialect['errors']> {
  const field = valuesIn(body, 'errors[].pointer').length > 0 ? 'pointer' : 'field';
  return { message: 'detail', fields: { at: 'errors', field, message: 'detail' } };
}

/**
 * Reads an answer with an error, as the dialect describes it, or else as RFC 9457 does. Errors of unknown fields are part
 * of the message.
 * @param asked fields of the refused body: those of the resource, or the input of an operation
 */
export function readError(
  foreign: ForeignResource,
  body: unknown,
  asked: Resource['fields'] = foreign.resource.fields,
): ForeignError {
  const errors = foreign.dialect.errors ?? problemDetails(body);
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, text] of fieldTexts(errors, body)) {
    const field = name === undefined ? undefined : fieldNamed(asked, foreign.place, name);
    if (field === undefined) others.push(text);
    else fields[field] = fields[field] === undefined ? text : `${fields[field]} ${text}`;
  }
  const said = errors.message === undefined ? [] : valuesIn(body, errors.message).flatMap(textsOf);
  const message = [...new Set([...said, ...others])].join(' ');
  return { message: message === '' ? undefined : message, fields };
}

type FieldText = readonly [field: string | undefined, text: string];

function fieldTexts({ fields }: NonNullable<Dialect['errors']>, body: unknown): readonly FieldText[] {
  if (fields === undefined) return [];
  if (typeof fields === 'string') return valuesIn(body, fields).flatMap(textsByField);
  const { at, field, message } = fields;
  const listed = valueIn(body, at);
  return (Array.isArray(listed) ? listed : []).flatMap((error) => {
    const named = field === undefined ? undefined : valueIn(error, field);
    const name = typeof named === 'string' ? named : undefined;
    return valuesIn(error, message)
      .flatMap(textsOf)
      .map((text) => [name, text] as const);
  });
}

function textsByField(value: unknown): readonly FieldText[] {
  if (!isObject(value)) return textsOf(value).map((text) => [undefined, text] as const);
  return Object.entries(value).flatMap(([name, texts]) => textsOf(texts).map((text) => [name, text] as const));
}

/** Returns texts of a message, a list of messages, or objects with a message. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? textsOf(value['message']) : [];
}

/**
 * Finds the field that an error names: by its name on the back end or in the model, or by a pointer such as
 * `/data/attributes/title`.
 */
function fieldNamed(fields: Resource['fields'], place: Place, name: string): string | undefined {
  const last = /^#?\//u.test(name) ? (name.split('/').at(-1) ?? '') : name;
  const [first = '', ...inside] = last.split('.');
  const field = fields.find((one) => wireName(one, place.names) === first || one.name === first);
  return field && [field.name, ...inside].join('.');
}
