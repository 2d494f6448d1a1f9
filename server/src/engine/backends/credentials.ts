import type { Backend } from '@tuyen/model';
import type { BackendAnswer } from './forward.ts';

/** Headers of every answer that the caller gets. */
export const PASSED = ['content-range', 'link', 'location', 'retry-after'];

export type Secrets = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables that a back end needs. */
export function variablesOf({ auth, headers }: Backend): readonly string[] {
  return [auth.secret, ...Object.values(headers)].flatMap((text) => variableIn(text) ?? []);
}

/** Returns whether each person signs in to a back end with a token of their own. */
export function isByUser({ auth }: Backend): boolean {
  return auth.kind === 'user';
}

/**
 * Returns the headers with which the server signs in to a back end. Values of missing variables are left out; callers
 * check `variablesOf` first.
 * @param token token of the caller, for the kind `user`
 */
export function credentialsOf(
  { auth, headers }: Backend,
  secrets: Secrets,
  token?: string,
): Readonly<Record<string, string>> {
  const secret = token ?? secrets[variableIn(auth.secret) ?? ''] ?? '';
  const fixed = Object.entries(headers).map(([name, text]) => [name, valueOf(text, secrets)] as const);
  return { ...Object.fromEntries(fixed), ...signedIn(auth, secret) };
}

/** Shorter secrets may be part of any text. */
const SHORTEST_SECRET = 8;

/** Returns whether an answer repeats the secret of a back end, as pages of errors with the headers of a request do. */
export function hasSecret(
  { headers, body }: BackendAnswer,
  { auth }: Backend,
  secrets: Secrets,
  token?: string,
): boolean {
  const secret = token ?? secrets[variableIn(auth.secret) ?? ''] ?? '';
  if (secret.length < SHORTEST_SECRET) return false;
  const forms = [secret, Buffer.from(secret).toString('base64')];
  return forms.some((form) => body.includes(form) || PASSED.some((name) => headers.get(name)?.includes(form)));
}

function signedIn({ kind, header = 'Authorization' }: Backend['auth'], secret: string): Record<string, string> {
  if (kind === 'bearer') return { authorization: `Bearer ${secret}` };
  if (kind === 'basic') return { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  if (kind === 'user' && header.toLowerCase() === 'authorization') return { authorization: `Bearer ${secret}` };
  return kind === 'header' || kind === 'user' ? { [header.toLowerCase()]: secret } : {};
}

function valueOf(text: string, secrets: Secrets): string {
  const variable = variableIn(text);
  return variable === undefined ? text : (secrets[variable] ?? '');
}

function variableIn(text: string | undefined): string | undefined {
  return text?.startsWith('env:') ? text.slice('env:'.length) : undefined;
}
