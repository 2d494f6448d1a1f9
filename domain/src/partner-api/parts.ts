/** What the descriptions of the domain's own endpoints are put together from; names as in the generated document. */
const NAMES = {
  400: 'BadQuery',
  401: 'Unauthorized',
  403: 'NotPermitted',
  409: 'Conflict',
  422: 'Invalid',
  429: 'TooMany',
} as const;

export const problems = (...statuses: readonly (keyof typeof NAMES)[]): object =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${NAMES[status]}` }]));

export const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
export const text = { type: 'string' };
export const nullable = { type: ['string', 'null'] };
export const key = [{ apiKey: [] }, { bearer: [] }];
export const idempotency = { $ref: '#/components/parameters/idempotencyKey' };
