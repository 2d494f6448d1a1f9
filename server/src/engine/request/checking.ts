import type { JsonSchema, Model } from '@tuyen/model';
import type { Ajv2020, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { Auth } from '../domain.ts';
import { Problem } from '../problem.ts';
import { createHash } from 'node:crypto';
import { badQuery } from './refusals/bad-query.ts';
import { isOpen } from '../endpoint/schema.ts';
import { findings, openAjv } from '../validation/ajv.ts';
import { fieldErrors } from '../validation/validation.ts';

interface Checked {
  readonly schema: JsonSchema;
  readonly httpPart?: string;
  readonly contentType?: string;
}

/**
 * Enforces route schemas: first who may call the route, then its input. A route rejects anonymous callers unless its
 * `security` allows them, and requires the permission in `x-permission`. Invalid path parameters return 404, an invalid
 * query 400, an invalid body 422, in the common error format. The permission is checked first, so that callers without
 * it do not learn from validation errors what the route accepts.
 */
export function checkRoutes(app: FastifyInstance, model: Model, auth: Pick<Auth, 'needsAll'>): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (!schema || isOpen(schema)) return;
    const slug = schema['x-permission'];
    const slugs = slug === undefined ? [] : [slug];
    route.preValidation = [
      async (request) => void (await auth.needsAll(request, ...slugs)),
      ...[route.preValidation ?? []].flat(),
    ];
  });

  // The schema of each route is compiled on its first use, because most routes are not called in the first seconds of a
  // server.
  const strict = sharedCompiler(model, {});
  const coercing = sharedCompiler(model, { coerceTypes: 'array' });

  app.setValidatorCompiler<JsonSchema>(({ schema, httpPart, contentType }: Checked) => {
    // The schema of a route does not validate headers and files: the server checks headers where it reads them, and
    // files as they arrive.
    if (httpPart === 'headers' || contentType === 'multipart/form-data') return unchecked;
    let validate: ValidateFunction | undefined;
    return (value: unknown) => {
      validate ??= (httpPart === 'body' ? strict : coercing)(schema);
      const given = httpPart === 'querystring' ? withoutEmpty(value) : (value ?? {});
      const found = findings(validate, given);
      return found.length === 0 ? { value: given } : { error: refusal(httpPart, found) };
    };
  });
  // Responses are sent unchanged: a serializer based on the schema would write 0 or an empty text for a missing value.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

function sharedCompiler(model: Model, options: Options): (schema: JsonSchema) => ValidateFunction {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = createHash('sha256').update(JSON.stringify(schema)).digest('base64');
    const known = compiled.get(key) ?? (ajv ??= openAjv(model, { useDefaults: true, ...options })).compile(schema);
    compiled.set(key, known);
    return known;
  };
}

/** After this call, registering a route without a schema fails. Such a route would be public and undocumented. */
export function requireSchemas(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema) return;
    throw new Error(
      `The endpoint ${[method].flat().join()} ${url} has no schema, and would be open to everybody and described nowhere. ` +
        'Give its route one: `operationId`, `summary`, what it takes and answers, and `security: ANYBODY` where anybody may call.',
    );
  });
}

/**
 * Disables validation by the route schema, which then only documents the request. The handler validates the request
 * instead: forms and records by the model, messages from other systems by their signature.
 */
export const checkedByHandler = () => unchecked;

/** Removes parameters without a value, because forms send every field. */
function withoutEmpty(query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

const unchecked = (): true => true;

function refusal(part: string | undefined, errors: readonly ErrorObject[]): Problem {
  if (part === 'params') return new Problem(404, 'not_found');
  if (part !== 'querystring') return new Problem(422, 'validation_failed', {}, fieldErrors(errors));
  return queryRefusal(errors[0]);
}

function queryRefusal(error: ErrorObject | undefined): Problem {
  const { keyword, params, instancePath = '', data } = error ?? {};
  if (keyword === 'additionalProperties')
    return badQuery('unknown_parameter', { parameter: String(params?.['additionalProperty']) });
  const [, name = ''] = instancePath.split('/');
  if (keyword === 'required') return badQuery('missing_parameter', { parameter: String(params?.['missingProperty']) });
  if (Array.isArray(data)) return badQuery('repeated', { parameter: name });
  const value = String(data).slice(0, 100);
  if (keyword === 'type' && params?.['type'] === 'boolean')
    return badQuery('not_a_boolean', { parameter: name, value });
  if (keyword === 'type') return badQuery('not_a_number', { parameter: name, value });
  return badQuery('invalid_value', { field: name, value });
}
