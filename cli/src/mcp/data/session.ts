import { isObject } from '@tuyen/model/json';
import { may, type Model, type Profile, type Slug } from '@tuyen/model';
import { UsageError } from '../../exit-codes.ts';
import { type ApiResponse, openClient, type Send } from '../../verify/client.ts';
import { ToolError } from '../tool.ts';

/** Milliseconds until a request to the server fails. */
const TIMEOUT = 30_000;

export type ReadableModel = Pick<Model, 'resources' | 'permissions'>;

export interface Session {
  /**
   * Sends a request and returns its JSON body.
   * @throws ToolError with the messages of the server, if the server refuses the request
   */
  request(method: string, path: string, body?: unknown): Promise<unknown>;
  model(): Promise<ReadableModel>;
  /** Returns whether the caller may have the permission. The server checks the permission again for each request. */
  may(model: ReadableModel, slug: Slug): boolean;
  close(): Promise<void>;
}

export type Credentials =
  | { readonly apiKey: string }
  | { readonly account: string; readonly password: string; readonly office?: string | undefined };

/**
 * Opens a session at a server.
 * @param address address of the server, with or without `/api/v1`
 * @throws UsageError if the server does not answer or refuses the credentials
 */
export async function openSession(address: string, credentials: Credentials): Promise<Session> {
  const client = openClient(address, TIMEOUT);
  const opened =
    'apiKey' in credentials ? withKey(client.anyone, credentials.apiKey) : await signedIn(client, credentials);
  const send: Send = async (...request) => {
    const answer = await opened.send(...request);
    client.failures.take();
    return answer;
  };
  let cached: { readonly tag: string; readonly model: ReadableModel } | undefined;
  async function model(): Promise<ReadableModel> {
    const answer = await send('GET', 'meta/resources', undefined, cached ? { 'if-none-match': cached.tag } : {});
    if (answer.status === 304 && cached) return cached.model;
    const model = modelIn(bodyOf(answer));
    cached = { tag: answer.headers.get('etag') ?? '', model };
    return model;
  }
  if (!('account' in credentials)) {
    const answer = await send('GET', 'meta/resources');
    if (answer.status !== 200) throw new UsageError(`The server does not accept the API key (${answer.status}).`);
  }
  return {
    model,
    may: opened.may,
    request: async (method, path, body) => bodyOf(await send(method, path, body)),
    close: () => client.close(),
  };
}

interface Opened extends Pick<Session, 'may'> {
  readonly send: Send;
}

function withKey(anyone: Send, apiKey: string): Opened {
  return {
    send: (method, path, body, headers = {}) => anyone(method, path, body, { ...headers, 'x-api-key': apiKey }),
    // The API does not list the permissions of an API client. So the tools offer every permission that an API client
    // can have.
    may: ({ permissions }, slug) =>
      permissions.modules.some(({ actions }) => actions.some((each) => each.slug === slug && each.openApi)),
  };
}

async function signedIn(
  client: ReturnType<typeof openClient>,
  { account, password, office }: Extract<Credentials, { readonly account: string }>,
): Promise<Opened> {
  const send = await client.signIn(account, password);
  const { status, body } = await send('GET', 'auth/profile');
  if (status !== 200 || !isProfile(body)) throw new UsageError(`The server does not return the profile (${status}).`);
  const officeId = office ?? body.office_id ?? body.offices[0]?.id ?? null;
  const own: Readonly<Record<string, string>> = officeId === null ? {} : { 'x-office-id': officeId };
  return {
    send: (method, path, sent, headers = {}) => send(method, path, sent, { ...headers, ...own }),
    may: (_, slug) => may(body, officeId, slug),
  };
}

function isProfile(body: unknown): body is Profile {
  return isObject(body) && typeof body['id'] === 'string' && Array.isArray(body['offices']);
}

function modelIn(body: unknown): ReadableModel {
  if (!isObject(body) || !Array.isArray(body['resources']) || !isObject(body['permissions']))
    throw new ToolError('The server does not describe its resources. Is it a server of tuyen?');
  // The cast is safe, because the server builds this response from its Model.
  return body as unknown as ReadableModel;
}

/** @throws ToolError if the server refused the request */
function bodyOf({ status, body, missing }: ApiResponse): unknown {
  if (status >= 200 && status < 300) return body ?? null;
  if (status === 0) throw new ToolError(`The server does not answer: ${missing}.`);
  const { code, message, errors } = isObject(body) ? body : {};
  throw new ToolError(typeof message === 'string' ? message : `The server answers ${status}.`, {
    status,
    ...(code !== undefined && { code }),
    ...(errors !== undefined && { errors }),
  });
}
