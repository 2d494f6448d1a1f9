import { ANYBODY, type Endpoints, textSchema, uploadSchema } from '@tuyen/server/domain';
import type { Services } from '../contract.ts';

/** Header with the portal's visit id. It separates the visitors of one network. */
const VISITOR = 'x-visitor-id';

/**
 * Registers `POST public/uploads` for a citizen's photo or proof before the order exists. Each visit has a limit. An
 * address may upload as much as 25 visits, because a class on one Wi-Fi shares its address. All requests without a
 * visit id from one address count as one visit.
 */
export function uploadRoutes(app: Endpoints, { limit, uploads }: Services): void {
  const visitor = (request: { readonly headers: Readonly<Record<string, unknown>> }) =>
    String(request.headers[VISITOR] ?? '');
  const preHandler = [
    limit({ name: 'public-uploads', requests: 1000, seconds: 600 }),
    limit({ name: 'public-uploads-visit', requests: 40, seconds: 600, key: visitor }),
  ];
  const headers = {
    type: 'object',
    properties: {
      [VISITOR]: {
        ...textSchema,
        maxLength: 64,
        description: 'A random name of the visit; each may store 40 files in 10 minutes.',
      },
    },
  } as const;
  const schema = { ...uploadSchema('uploadPublicly'), security: ANYBODY, headers };
  app.post('/public/uploads', { schema, preHandler }, async (request, reply) => {
    const upload = await uploads.receive(request, { by: { kind: 'customer' } });
    return reply.code(201).header('location', upload.url).send(upload);
  });
}
