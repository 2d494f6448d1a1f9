import { ANYBODY, type Endpoints, uploadSchema } from '@tuyen/server-mock/domain';
import type { Services } from '../contract.ts';

/** `POST public/uploads`: a citizen's photo or proof, before there is an order; so many from one address. */
export function uploadRoutes(app: Endpoints, { limit, uploads }: Services): void {
  const preHandler = limit({ name: 'public-uploads', requests: 40, seconds: 600 });
  const schema = { ...uploadSchema('uploadPublicly'), security: ANYBODY };
  app.post('/public/uploads', { schema, preHandler }, async (request, reply) => {
    const upload = await uploads.receive(request, { by: { kind: 'customer' } });
    return reply.code(201).header('location', upload.url).send(upload);
  });
}
