import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine.ts';
import { notFound } from './answers.ts';

/** `POST uploads` for staff, and the files themselves. Citizens' uploads are the domain's, behind its own checks. */
export function uploadRoutes(app: FastifyInstance, engine: Engine): void {
  app.post(
    '/uploads',
    { preHandler: engine.limit({ name: 'uploads', requests: 200, seconds: 600 }) },
    async (request, reply) => {
      await engine.auth.need(request);
      return reply.code(201).send(await engine.uploads.receive(request));
    },
  );

  app.get('/uploads/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const file = await engine.uploads.read(id);
    if (!file) throw notFound();
    const disposition = file.type.startsWith('image/') ? 'inline' : 'attachment';
    return reply
      .headers({
        'content-type': file.type,
        'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'x-content-type-options': 'nosniff',
        // Whatever the bytes are taken for, nothing in them runs.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        // The address never shows other bytes.
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .send(file.bytes);
  });
}
