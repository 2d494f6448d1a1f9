import { type Field, type Model, resourceNamed } from '@tuyen/model';
import {
  ANYBODY,
  captchaToken,
  checkedByHandler,
  idempotencyKey,
  nullableText,
  type Row,
  text,
} from '@tuyen/server/domain';
import { flowOf } from './form.ts';

// What the schemas of public endpoints are put together from.

/** What every public endpoint says of itself. */
export const open = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: ['public'], security: ANYBODY }) as const;

/** A row as `publicView` shows it, and what is added to it. */
export function publicRow(model: Model, resource: string, more: Readonly<Record<string, object>> = {}) {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  return {
    type: 'object',
    required: ['id', ...Object.keys(more)],
    properties: { id: text, ...Object.fromEntries(fields.map((field) => [field.name, shown(field)])), ...more },
  };
}

/** As it is answered: the schema of a list describes what is sent for it, without what the server fills in. */
function shown(field: Field): object {
  if (field.kind !== 'nested-list') return field.schema;
  const properties = Object.fromEntries(field.fields.map(({ name, schema }) => [name, schema]));
  return { ...field.schema, items: { type: 'object', properties } };
}

/** The route of a form of the portal: documented by the page's schemas, checked by `checkForm`. */
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

/** The second secret that goes with an order's code. */
export const CONTACT = {
  type: 'object',
  additionalProperties: false,
  properties: { phone: nullableText, email: nullableText },
} as const;

/** What a citizen gets for a form. */
export const PLACED = {
  description: 'The order, and where to pay for it.',
  type: 'object',
  required: ['code', 'result_id', 'status', 'total'],
  properties: {
    code: text,
    result_id: { ...text, description: 'The token of the result page.' },
    status: text,
    total: { type: 'integer' },
    payment: { type: 'object', required: ['url'], properties: { url: text } },
  },
} as const;

/** Path of a placed order below the API's base. */
export const orderPath = ({ code }: Row): string => `/public/orders/${String(code)}`;
