const PRODUCT = { $ref: '#/components/schemas/Product' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object) => ({ responses: { 200: { description: 'Done', ...json(schema) } } });
const list = (schema: object, page: object = {}) =>
  answer({
    type: 'object',
    properties: { data: { type: 'array', items: schema }, total: { type: 'integer' }, ...page },
  });

/** OpenAPI document of a store, with references, an enum, a child list and an operation. */
export const STORE = {
  openapi: '3.1.0',
  info: { title: 'Store', version: '1' },
  servers: [{ url: 'https://store.example/v1' }],
  paths: {
    '/products': {
      get: {
        ...list(PRODUCT),
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'status', in: 'query', schema: { type: 'string' } },
        ],
      },
      post: { requestBody: json(PRODUCT) },
    },
    '/products/{productId}': { get: answer(PRODUCT), patch: { requestBody: json(PRODUCT) } },
    '/products/{productId}/archive': {
      post: { summary: 'Archive', requestBody: json({ type: 'object', properties: { reason: { type: 'string' } } }) },
    },
    '/products/{productId}/reviews': {
      get: list({ type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } } }),
    },
    '/vendors': { get: list({ $ref: '#/components/schemas/Vendor' }) },
    '/vendors/{id}': { get: answer({ $ref: '#/components/schemas/Vendor' }) },
    '/login': { post: { requestBody: json({ type: 'object' }) } },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Product: {
        type: 'object',
        required: ['name'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string', maxLength: 100 },
          unitPrice: { type: 'number' },
          status: { type: 'string', enum: ['on sale', 'sold out'] },
          vendor: { $ref: '#/components/schemas/Vendor' },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      Vendor: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
    },
  },
};
