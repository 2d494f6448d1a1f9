import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { objectOrEmpty } from '../json-object.ts';
import { isOpen, problems } from './schema.ts';

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

/** The generated document, in OpenAPI 3.1: of resources alone. */
export type ResourceDocument = Extract<OpenApi, { readonly jsonSchemaDialect?: string }>;

const TAGS = [
  { name: 'auth', description: 'Signing in and out' },
  { name: 'public', description: 'What a portal calls, without a token' },
  { name: 'uploads', description: 'Files' },
  { name: 'flows', description: 'What a flow of staff would cost' },
  { name: 'meta', description: 'The schemas themselves' },
  { name: 'running', description: 'What a supervisor asks' },
  { name: 'qa', description: 'What testers may do to a running server' },
];

/** How callers say who they are. Routes name these, whatever the project's document describes. */
const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
} as const;

/**
 * The OpenAPI document at `/docs`: resources as the generator describes them by the Model, all other endpoints as the routes
 * that are registered from here on describe themselves.
 */
export async function swaggerRoutes(app: FastifyInstance, { paths, ...generated }: ResourceDocument): Promise<void> {
  const securitySchemes = { ...SECURITY_SCHEMES, ...generated.components?.securitySchemes };
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      ...generated,
      components: { ...generated.components, securitySchemes },
      tags: [...(generated.tags ?? []), ...TAGS],
    },
    transform: ({ schema, url }) => ({ schema: schema ? withRefusals(schema) : { hide: true }, url }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      return { ...openapiObject, paths: { ...paths, ...openapiObject.paths } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  });
}

/** With the refusals that follow from what the route takes, and from whom. */
function withRefusals(schema: FastifySchema): FastifySchema {
  const statuses = [
    ...(schema.querystring ? [400] : []),
    ...(isOpen(schema) ? [] : [401, 403, 429]),
    ...(schema.params ? [404] : []),
    ...(schema.body ? [422] : []),
  ];
  return { ...schema, response: { ...problems(...statuses), ...objectOrEmpty(schema.response) } };
}
