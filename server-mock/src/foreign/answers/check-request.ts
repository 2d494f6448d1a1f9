import type { FieldError } from '@tuyen/server/domain';
import { fieldErrors, findings } from '@tuyen/server/extension';
import { isJson } from '../collections/collections.ts';
import type { Operation, Parameter } from '../document/open-api.ts';
import type { Validators } from '../document/validators.ts';
import { typeOf } from '../document/references.ts';

export interface AskedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Media type without parameters. Undefined if there is no body. */
  readonly type: string | undefined;
  readonly body: unknown;
}

export interface RequestFinding {
  readonly in: Parameter['in'] | 'body';
  /** Place of the wrong value: the name of a parameter, or a path in the body such as `tags.0.name`. */
  readonly path: string;
  readonly error: FieldError;
}

/** Checks the parameters and the body of a request against the document. */
export function checkRequest(
  operation: Operation,
  request: AskedRequest,
  validators: Validators,
): readonly RequestFinding[] {
  return [
    ...operation.parameters.flatMap((parameter) => checkParameter(parameter, request, validators)),
    ...checkBody(operation, request, validators),
  ];
}

/** Headers that a document may describe as parameters, but that HTTP itself defines. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function checkParameter(
  parameter: Parameter,
  request: AskedRequest,
  validators: Validators,
): readonly RequestFinding[] {
  const { name, in: place, required, schema } = parameter;
  if (place === 'header' && OWN_HEADERS.has(name.toLowerCase())) return [];
  const given = textsOf(parameter, request);
  if (given.length === 0) return required ? [{ in: place, path: name, error: { code: 'required' } }] : [];
  const isList = typeOf(schema) === 'array';
  // Objects in queries have several styles of writing. Their parts are not checked.
  if (typeOf(schema) === 'object') return [];
  const value = isList ? (parameter.isExploded ? given : given.flatMap((one) => one.split(','))) : given[0];
  const [error] = Object.values(fieldErrors(findings(validators.text(schema), { value })));
  return error === undefined ? [] : [{ in: place, path: name, error }];
}

function textsOf({ name, in: place }: Parameter, { params, query, headers }: AskedRequest): readonly string[] {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  switch (place) {
    case 'path':
      return one(params[name]);
    case 'query':
      return query[name] ?? query[`${name}[]`] ?? [];
    case 'header':
      return one(headers[name.toLowerCase()]);
    case 'cookie':
      return one(cookieOf(headers['cookie'], name));
  }
}

export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

function checkBody(
  { body: described }: Operation,
  { body, type }: AskedRequest,
  validators: Validators,
): readonly RequestFinding[] {
  if (!described) return [];
  if (body === undefined) return described.required ? [{ in: 'body', path: '', error: { code: 'required' } }] : [];
  const media = mediaFor(described.content, type);
  if (!media?.schema) return [];
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && !isJson(type ?? '')) return [];
  if (!isForm) return asFindings(findings(validators.request(media.schema), body));
  const found = findings(validators.text(media.schema), { value: structuredClone(body) });
  return asFindings(found.map((one) => ({ ...one, instancePath: one.instancePath.replace(/^\/value/u, '') })));
}

function asFindings(found: Parameters<typeof fieldErrors>[0]): readonly RequestFinding[] {
  return Object.entries(fieldErrors(found)).map(([path, error]) => ({ in: 'body', path, error }));
}

/** Returns the entry for a media type, also by a range such as `text/*`. */
export function mediaFor<T>(content: Readonly<Record<string, T>>, type: string | undefined): T | undefined {
  if (type === undefined) return undefined;
  const entries = Object.entries(content).map(([key, value]) => [key.split(';')[0]?.trim() ?? '', value] as const);
  const [main] = type.split('/');
  const exact = entries.find(([key]) => key === type);
  const kind = entries.find(([key]) => key === `${main}/*`) ?? entries.find(([key]) => key === '*/*');
  return (exact ?? kind)?.[1];
}
