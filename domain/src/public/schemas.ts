import { type Field, type Model, resourceNamed } from '@tuyen/model';
import {
  ANYBODY,
  captchaToken,
  checkedByHandler,
  idempotencyKey,
  nullableTextSchema,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import { flowOf } from './form.ts';

export const open = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: ['public'], security: ANYBODY }) as const;

export function publicRow(model: Model, resource: string, more: Readonly<Record<string, object>> = {}) {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  return {
    type: 'object',
    required: ['id', ...Object.keys(more)],
    properties: { id: textSchema, ...Object.fromEntries(fields.map((field) => [field.name, shown(field)])), ...more },
  };
}

/**
 * Returns the schema of a field in responses. The own schema of a nested list describes requests and lacks the fields
 * that the server sets, so a schema with all fields is returned instead.
 */
function shown(field: Field): object {
  // Public answers have the text in the language of the request.
  if (field.kind === 'localized-text') return textSchema;
  if (field.kind !== 'nested-list') return field.schema;
  const properties = Object.fromEntries(
    field.fields.map((inner) => [inner.name, inner.kind === 'localized-text' ? textSchema : inner.schema]),
  );
  return { ...field.schema, items: { type: 'object', properties } };
}

/**
 * Returns the options of the route that receives a portal form. The page's schemas only document the body in OpenAPI.
 * `checkForm` validates it.
 */
export function formRoute(
  model: Model,
  path: string,
  said: Readonly<ReturnType<typeof open> & { readonly response: Readonly<Record<number, object>> }>,
) {
  const { submit, steps } = flowOf(model, path);
  const headers = { ...(submit.captcha && captchaToken), ...(submit.idempotent && idempotencyKey) };
  const schema = {
    ...said,
    headers: { type: 'object', properties: headers },
    body: { allOf: steps.map((step) => step.schema) },
  };
  return { schema, validatorCompiler: checkedByHandler };
}

export const CONTACT = {
  type: 'object',
  additionalProperties: false,
  properties: { phone: nullableTextSchema, email: nullableTextSchema },
} as const;

export const PLACED = {
  description: 'The order, and where to pay for it.',
  type: 'object',
  required: ['code', 'result_id', 'status', 'total'],
  properties: {
    code: textSchema,
    result_id: { ...textSchema, description: 'The token of the result page.' },
    status: textSchema,
    total: { type: 'integer' },
    payment: { type: 'object', required: ['url'], properties: { url: textSchema } },
  },
} as const;

export const orderPath = ({ code }: Row): string => `/public/orders/${String(code)}`;
