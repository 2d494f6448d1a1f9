import type { Model, PortalPage } from '@tuyen/model';
import { answer, body, parameterRef, problems, schemaRef, type Json, type Paths } from './document.ts';
import { plain, text } from './schemas.ts';

const NO_TOKEN: readonly Json[] = [{}];
const done: Json = { description: 'Done.' };
const text1: Json = { type: 'string', minLength: 1 };

function object(properties: Record<string, Json>, required: readonly string[] = Object.keys(properties)): Json {
  return { type: 'object', required, properties };
}

/** Signing in and out. */
export function authPaths(): Paths {
  const common = { tags: ['auth'], security: NO_TOKEN, parameters: [parameterRef('language')] };
  return {
    '/auth/login': {
      post: {
        ...common,
        operationId: 'login',
        summary: 'Sign in with a username or an e-mail address',
        requestBody: body(object({ account: text1, password: text1 })),
        responses: {
          200: answer('The token and the profile.', schemaRef('ApiSession')),
          ...problems(401, 403, 422, 429, 503),
        },
      },
    },
    '/auth/profile': {
      get: {
        tags: ['auth'],
        operationId: 'getProfile',
        summary: 'Who is signed in, and what they may do where',
        responses: { 200: answer('The profile.', schemaRef('ApiProfile')), ...problems(401) },
      },
    },
    '/auth/logout': {
      post: {
        tags: ['auth'],
        operationId: 'logout',
        summary: 'Sign out: the token ends',
        responses: { 204: done, ...problems(401) },
      },
    },
    '/auth/forgot-password': {
      post: {
        ...common,
        operationId: 'forgotPassword',
        summary: 'Ask for a mail with a link to a new password',
        description: 'Answers the same whether or not the address is known.',
        requestBody: body(object({ email: { type: 'string', format: 'email' } })),
        responses: { 204: done, ...problems(422, 429) },
      },
    },
    '/auth/reset-password': {
      post: {
        ...common,
        operationId: 'resetPassword',
        summary: 'Set a new password with the key of that mail',
        requestBody: body(object({ key: text1, id: text1, password: { type: 'string', minLength: 8 } })),
        responses: { 204: done, ...problems(422) },
      },
    },
    '/auth/change-password': {
      post: {
        tags: ['auth'],
        parameters: [parameterRef('language')],
        operationId: 'changePassword',
        summary: 'Set a new password of one’s own, knowing the present one; other sessions end',
        requestBody: body(object({ password: text1, new_password: { type: 'string', minLength: 8 } })),
        responses: { 200: done, ...problems(401, 403, 409, 422, 429) },
      },
    },
  };
}

const map = (values: Json): Json => ({ type: 'object', additionalProperties: values });

/** Parameters of a signed URL. */
function signature(): readonly Json[] {
  const description = 'As the signed address has it.';
  const query = (name: string, schema: Json): Json => ({ name, in: 'query', schema, description });
  return [
    query('as', { type: 'string', enum: ['waiting', 'held'] }),
    query('expires', { type: 'string' }),
    query('signature', { type: 'string' }),
  ];
}

/** Health, metadata and uploads. */
export function servicePaths(): Paths {
  const upload = (operationId: string, security?: readonly Json[]) => ({
    tags: ['uploads'],
    operationId,
    summary: 'Store a file; a field takes its `url`',
    ...(security ? { security } : {}),
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }) } },
    },
    responses: { 201: answer('The stored file.', schemaRef('ApiUpload')), ...problems(401, 413, 422, 429, 503) },
  });
  return {
    '/meta/resources': {
      get: {
        tags: ['meta'],
        operationId: 'getModel',
        summary: 'The schemas that the caller may read: screens can be made from them',
        parameters: [
          {
            name: 'only',
            in: 'query',
            schema: { type: 'string' },
            description: 'Of all resources only the one of this name.',
          },
        ],
        responses: { 200: answer('The model; carries an ETag.', { type: 'object' }), 304: done, ...problems(401) },
      },
    },
    '/meta/resources/{name}': {
      parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        tags: ['meta'],
        operationId: 'getResourceModel',
        summary: 'The schema of one resource',
        responses: { 200: answer('The resource.', { type: 'object' }), ...problems(401, 403, 404) },
      },
    },
    '/uploads': { post: upload('upload') },
    '/uploads/links': {
      post: {
        tags: ['uploads'],
        operationId: 'linkUploads',
        summary: 'Signed addresses of stored files, for five minutes',
        description:
          'Of those that the caller may open: files of records that the caller may read, and own files that no record holds ' +
          'yet. Who opens which document of which record is logged.',
        requestBody: body(object({ uploads: { type: 'array', items: text1, maxItems: 200 } })),
        responses: {
          200: answer('Links by the addresses asked for.', object({ links: map(schemaRef('ApiUploadLink')) })),
          ...problems(401, 422),
        },
      },
    },
    '/uploads/{id}': {
      parameters: [parameterRef('id'), ...signature()],
      get: {
        tags: ['uploads'],
        operationId: 'getUpload',
        summary: 'A stored file, by its signed address; by its bare one where a public field holds it',
        security: NO_TOKEN,
        responses: { 200: { description: 'Its bytes.', content: { '*/*': {} } }, ...problems(404) },
      },
    },
    '/public/uploads': { post: upload('uploadPublicly', NO_TOKEN) },
    '/public/captcha': {
      get: {
        tags: ['public'],
        operationId: 'getCaptcha',
        summary: 'A challenge, to be solved and sent as `x-token-captcha`',
        security: NO_TOKEN,
        responses: { 200: answer('The challenge.', { type: 'object' }) },
      },
    },
    '/dashboard': {
      get: {
        tags: ['meta'],
        operationId: 'getDashboard',
        summary: 'The figures of the home page that the caller may see, by name',
        parameters: [parameterRef('language'), parameterRef('office')],
        responses: { 200: answer('Figures by name.', { type: 'object' }), ...problems(401) },
      },
    },
  };
}

/** The calls that the portal's forms make. */
export function portalPaths(model: Model): Paths {
  return Object.fromEntries(
    model.portal.flatMap((page) => [
      [`/${page.submit.path}`, { post: submit(page) }],
      ...(page.submit.quote ? [[`/${page.submit.quote}`, { post: quote(page) }] as const] : []),
    ]),
  );
}

function submit(page: PortalPage) {
  const captcha = {
    name: 'x-token-captcha',
    in: 'header',
    required: true,
    description: 'The solved captcha.',
    schema: { type: 'string' },
  };
  return {
    tags: ['public'],
    operationId: `submit${operation(page)}`,
    summary: `Send: ${text(page.title)}`,
    security: NO_TOKEN,
    parameters: [
      ...(page.submit.captcha ? [captcha] : []),
      ...(page.submit.idempotent ? [parameterRef('idempotencyKey')] : []),
      parameterRef('language'),
    ],
    requestBody: body({ allOf: page.steps.map(({ schema }) => plain(schema)) }),
    responses: { 201: answer('What was made of it.', { type: 'object' }), ...problems(409, 422) },
  };
}

function quote(page: PortalPage) {
  return {
    tags: ['public'],
    operationId: `quote${operation(page)}`,
    summary: `The price before sending: ${text(page.title)}`,
    security: NO_TOKEN,
    requestBody: body({ type: 'object' }),
    responses: { 200: answer('The price.', { type: 'object' }), ...problems(422) },
  };
}

function operation({ name }: PortalPage): string {
  return name.replace(/(^|-)(\w)/g, (_text, _dash: string, letter: string) => letter.toUpperCase());
}
