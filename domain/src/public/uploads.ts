import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';

/** `POST public/uploads`: a citizen's photo or proof, before there is an order; so many from one address. */
export function uploadRoutes(app: FastifyInstance, { limit, uploads }: Services): void {
  const preHandler = limit({ name: 'public-uploads', requests: 40, seconds: 600 });
  app.post('/public/uploads', { preHandler }, async (request, reply) =>
    reply.code(201).send(await uploads.receive(request, { by: { kind: 'customer' } })),
  );
}
