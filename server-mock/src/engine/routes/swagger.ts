import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document at `/docs`, as the generator made it from the same schemas, and the domain's own paths beside it. */
export async function swaggerRoutes(
  app: FastifyInstance,
  generated: { readonly paths?: object },
  more: Readonly<Record<string, object>> = {},
): Promise<void> {
  const document = { ...generated, paths: { ...generated.paths, ...more } };
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  });
}
