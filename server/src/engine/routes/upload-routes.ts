import type { FastifyReply } from 'fastify';
import { ANYBODY, ATTACHED, byId, type Endpoints, problems, textSchema } from '../endpoint/schema.ts';
import { isUploadId, uploadIdIn } from '../store/uploads/upload-address.ts';
import { type LinkParts, openLinks } from '../uploads/links.ts';
import { claimsOf, isPublic } from '../uploads/readers.ts';
import { OPEN_FOR } from '../uploads/signing.ts';
import type { StoredFile, UploadStore } from '../uploads/uploads.ts';
import { notFound } from './records/answers.ts';
import type { Services } from '../domain.ts';

interface UploadParts extends Pick<Services, 'limit'>, LinkParts {
  readonly uploads: UploadStore;
}

const MAX_LINKS = 200;

/** Cache lifetime of a public image in browsers, in seconds. */
const PUBLIC_FOR = 3600;

const MINUTES = { waiting: OPEN_FOR.waiting / 60_000, held: OPEN_FOR.held / 60_000 };

const UPLOAD = {
  description: 'The stored file.',
  type: 'object',
  required: ['id', 'url', 'name', 'type', 'size', 'address', 'expires_in'],
  properties: {
    id: textSchema,
    url: { ...textSchema, description: 'What a file or image field takes, once and from who stored the file.' },
    name: textSchema,
    type: textSchema,
    size: { type: 'integer', description: 'Bytes.' },
    address: {
      ...textSchema,
      description: `Signed: opens the file for ${MINUTES.waiting} minutes, or until a record holds it.`,
    },
    expires_in: { type: 'integer', description: 'Seconds.' },
  },
} as const;

const UPLOAD_LINK = {
  type: 'object',
  required: ['address', 'expires_in'],
  properties: {
    address: { ...textSchema, description: 'Signed: anyone with the address can open the file.' },
    expires_in: { type: 'integer', description: 'Seconds.' },
  },
} as const;

export const uploadSchema = (operationId: string) => ({
  operationId,
  tags: ['uploads'],
  summary: 'Store a file; a field takes its `url`',
  body: {
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
      },
    },
  },
  response: { 201: UPLOAD, ...problems(413, 429, 503) },
});

export function uploadRoutes(app: Endpoints, engine: UploadParts): void {
  app.post(
    '/uploads',
    { schema: uploadSchema('upload'), preHandler: engine.limit({ name: 'uploads', requests: 200, seconds: 600 }) },
    async (request, reply) => {
      const upload = await engine.uploads.receive(request);
      return reply.code(201).header('location', upload.url).send(upload);
    },
  );

  /**
   * A request `{uploads: [address, …]}` gets the answer `{links: {address: {address, expires_in}}}`. The answer
   * contains only the files that the caller may open.
   */
  const links = {
    operationId: 'linkUploads',
    tags: ['uploads'],
    summary: 'Signed addresses of stored files, for a short time',
    description:
      `Of those that the caller may open: files of records that the caller may read, for ${MINUTES.held} minutes, and ` +
      `own files that no record holds yet, for ${MINUTES.waiting} minutes after their upload. Who opens which document ` +
      'of which record is logged.',
    body: {
      type: 'object',
      required: ['uploads'],
      properties: { uploads: { type: 'array', items: textSchema, maxItems: MAX_LINKS } },
    },
    response: {
      200: {
        description: 'Links by the addresses asked for.',
        type: 'object',
        required: ['links'],
        properties: { links: { type: 'object', additionalProperties: UPLOAD_LINK } },
      },
    },
  } as const;
  app.post('/uploads/links', { schema: links }, async (request) => {
    const caller = await engine.auth.caller(request);
    const wanted = request.body.uploads;
    const ids = [...new Set(wanted.map(uploadIdIn))].filter((id) => id !== undefined);
    const links = await openLinks(engine, caller, ids);
    const found = wanted.map((address) => [address, links.get(uploadIdIn(address) ?? '')] as const);
    return { links: Object.fromEntries(found.filter(([, link]) => link !== undefined)) };
  });

  /**
   * A file is opened through its signed URL. Without a signature, everyone can open a file that a public field
   * references. All other requests get the same answer whether or not the file exists.
   */
  const file = {
    operationId: 'getUpload',
    tags: ['uploads'],
    summary: 'A stored file, by its signed address; by its bare one where a public field holds it',
    security: ANYBODY,
    params: byId,
    querystring: {
      type: 'object',
      description: 'As the signed address has it.',
      properties: { as: { enum: ['waiting', 'held'] }, expires: textSchema, signature: textSchema },
    },
    response: { 200: { description: 'Its bytes.', headers: ATTACHED, content: { '*/*': { schema: {} } } } },
  } as const;
  app.get('/uploads/:id', { schema: file }, async (request, reply) => {
    const { id } = request.params;
    if (!isUploadId(id)) throw notFound();
    const cache = await cacheRule(engine, id, request.query);
    const file = cache && (await engine.uploads.read(id));
    if (!file) throw notFound();
    return send(reply.header('cache-control', cache), file);
  });
}

async function cacheRule(
  engine: UploadParts,
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
      // Prevents browsers from running scripts in the file, whatever type they assume.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(file.bytes);
}
