import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { objectOrEmpty } from '../json-object.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { isOpen, LOCATED, problems, REPLAYED } from '../endpoint/schema.ts';
import { withStandardFormats } from './standard-formats.ts';

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

export type ResourceDocument = Extract<OpenApi, { readonly jsonSchemaDialect?: string }>;

export interface OpenApiTag {
  readonly name: string;
  readonly description: string;
}

const TAGS: readonly OpenApiTag[] = [
  { name: 'auth', description: 'Signing in and out' },
  { name: 'public', description: 'What a portal calls, without a token' },
  { name: 'uploads', description: 'Files' },
  { name: 'flows', description: 'What a flow of staff would cost' },
  { name: 'meta', description: 'The schemas themselves' },
  { name: 'running', description: 'What a supervisor asks' },
];

/** Security schemes of the server. Routes refer to them even if the project's document does not define them. */
const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
} as const;

declare module 'fastify' {
  interface FastifyInstance {
    openApi(): Promise<object>;
  }
}

/** Headers of the internal docs server that are not forwarded. The public server sets its own values for them. */
const NOT_PASSED_ON = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Serves the OpenAPI document at `/docs`. Resources come from the generator, all other endpoints from the schemas of
 * routes registered from now on. The code that builds the document and its pages is loaded on the first request.
 * @param tags tags beside those of the server and of the resources
 */
export function docsRoutes(app: FastifyInstance, read: () => ResourceDocument, tags: readonly OpenApiTag[] = []): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', ({ method, url, schema, handler }) => {
    if (schema && !schema.hide && method !== 'HEAD') routes.push({ method, url, schema, handler });
  });
  const docs = memoizeAsync(async () => openDocs(read(), routes, tags));
  app.decorate('openApi', async () => (await docs.get()).swagger());
  app.addHook('onClose', async () => (await docs.ready())?.close());
  for (const path of ['/docs', '/docs/*'])
    app.get(path, { schema: { hide: true } }, async ({ url, headers }, reply) => {
      const page = await (await docs.get()).inject({ url, headers });
      for (const [name, value] of Object.entries(page.headers))
        if (value !== undefined && !NOT_PASSED_ON.includes(name)) void reply.header(name, value);
      return reply.code(page.statusCode).send(page.rawPayload);
    });
}

async function openDocs(
  { paths, ...generated }: ResourceDocument,
  routes: readonly RouteOptions[],
  tags: readonly OpenApiTag[],
): Promise<FastifyInstance> {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const securitySchemes = { ...SECURITY_SCHEMES, ...generated.components?.securitySchemes };
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      ...generated,
      components: { ...generated.components, securitySchemes },
      tags: [...(generated.tags ?? []), ...TAGS, ...tags],
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
  for (const route of routes) app.route(route);
  await app.ready();
  return app;
}

function withRefusals(schema: FastifySchema): FastifySchema {
  const statuses = [
    ...(schema.querystring ? [400] : []),
    ...(isOpen(schema) ? [] : [401, 403, 429]),
    ...(schema.params ? [404] : []),
    ...(schema.body ? [400, 413, 415, 422] : []),
    503,
  ];
  const described = objectOrEmpty(withStandardFormats(schema));
  const isRepeatable = 'idempotency-key' in objectOrEmpty(objectOrEmpty(schema.headers)['properties']);
  const own = Object.entries(objectOrEmpty(described['response'])).map(([status, given]): readonly [string, object] => {
    const response = objectOrEmpty(given);
    const isSuccess = status.startsWith('2');
    const headers = {
      ...(['201', '303'].includes(status) && LOCATED),
      ...(isSuccess && isRepeatable && REPLAYED),
      ...objectOrEmpty(response['headers']),
    };
    return [status, Object.keys(headers).length > 0 ? { ...response, headers } : response];
  });
  return { ...described, response: { ...problems(...statuses), ...Object.fromEntries(own) } };
}
