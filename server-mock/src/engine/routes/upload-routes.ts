import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Engine } from '../engine.ts';
import { Problem } from '../problem.ts';
import { isUploadId, uploadIdIn } from '../store/uploads/upload-address.ts';
import { openLinks } from '../uploads/links.ts';
import { claimsOf, isPublic } from '../uploads/readers.ts';
import type { StoredFile } from '../uploads/uploads.ts';
import { notFound } from './answers.ts';
import { bodyOf } from './records.ts';

/** Addresses of one request for links: a page of records with some documents each. */
const MAX_LINKS = 200;

/** How long a picture that everybody may see is kept by browsers, in seconds. */
const PUBLIC_FOR = 3600;

/** `POST uploads` for staff, `POST uploads/links`, and the files themselves. Citizens' uploads are the domain's. */
export function uploadRoutes(app: FastifyInstance, engine: Engine): void {
  app.post(
    '/uploads',
    { preHandler: engine.limit({ name: 'uploads', requests: 200, seconds: 600 }) },
    async (request, reply) => {
      await engine.auth.need(request);
      return reply.code(201).send(await engine.uploads.receive(request));
    },
  );

  /** `{uploads: [address, …]}` brings `{links: {address: {address, expires_in}}}`, of those that the caller may open. */
  app.post('/uploads/links', async (request) => {
    const caller = await engine.auth.need(request);
    const wanted = addressesIn(bodyOf(request)['uploads']);
    const ids = [...new Set(wanted.map(uploadIdIn))].filter((id) => id !== undefined);
    const links = await openLinks(engine, caller, ids);
    const found = wanted.map((address) => [address, links.get(uploadIdIn(address) ?? '')] as const);
    return { links: Object.fromEntries(found.filter(([, link]) => link !== undefined)) };
  });

  /** Opened through a signed URL, or by everybody if a public field refers to it. Otherwise the response does not reveal whether it exists. */
  app.get('/uploads/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    if (!isUploadId(id)) throw notFound();
    const cache = await cacheRule(engine, id, request.query as Readonly<Record<string, unknown>>);
    const file = cache && (await engine.uploads.read(id));
    if (!file) throw notFound();
    return send(reply.header('cache-control', cache), file);
  });
}

function addressesIn(value: unknown): readonly string[] {
  const texts = Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (texts && value.length <= MAX_LINKS) return value;
  const params = { most: MAX_LINKS };
  throw new Problem(422, 'validation_failed', {}, { uploads: { code: 'upload_links_invalid', params } });
}

/** For how long whoever opens the file so may keep it; undefined where it does not open. */
async function cacheRule(
  engine: Engine,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const now = engine.clock.now().getTime();
  const opening = engine.uploads.signing.opens(id, query, now);
  const claims = await claimsOf(engine, [id]);
  if (opening && (opening.purpose === 'held') === claims.length > 0) {
    return `private, max-age=${Math.floor((opening.expiresAt - now) / 1000)}, immutable`;
  }
  return claims.some((claim) => isPublic(engine, claim)) ? `public, max-age=${PUBLIC_FOR}` : undefined;
}

function send(reply: FastifyReply, file: StoredFile): FastifyReply {
  const disposition = file.type.startsWith('image/') ? 'inline' : 'attachment';
  return reply
    .headers({
      'content-type': file.type,
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      // Prevents scripts, whatever type the browser assumes.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(file.bytes);
}
