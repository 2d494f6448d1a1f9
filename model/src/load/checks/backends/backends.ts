import type { Catalog } from '../../catalog.ts';
import { dialectFileName, SHIPPED_DIALECTS } from '../../dialects.ts';
import type { Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { didYouMean, suggest } from '../../suggest.ts';
import { KEBAB } from '../action-names.ts';
import { namedDialect } from './named-dialect.ts';

/** Checks "backends" of tuyen.config.json. */
export function* checkBackends(catalog: Catalog): Iterable<SchemaProblem> {
  const document = catalog.documents.find(({ kind }) => kind === 'config');
  if (!document) return;
  for (const [name, value] of entriesIn(document.value, 'backends')) {
    const backend = objectIn(value);
    const found = [...nameProblems(name), ...dialectProblems(name, backend, catalog), ...callProblems(backend)];
    for (const { path, ...problem } of found) yield { document, path: ['backends', name, ...path], ...problem };
  }
}

type Found = Omit<SchemaProblem, 'document'>;

function* nameProblems(name: string): Iterable<Found> {
  if (KEBAB.test(name)) return;
  const hint = 'Use lowercase letters, digits and single hyphens, such as "billing".';
  yield { code: 'TUY211', path: [], at: 'key', message: `"${name}" cannot be used in URLs and code.`, hint };
}

function* dialectProblems(name: string, backend: Raw, catalog: Catalog): Iterable<Found> {
  const dialect = stringIn(backend, 'dialect');
  if (dialect === undefined) {
    if (backend['provider'] !== undefined) return;
    const message = `Nothing says how the back end "${name}" is called.`;
    yield {
      code: 'TUY652',
      path: [],
      at: 'key',
      message,
      hint: `Add "dialect": one of ${SHIPPED_DIALECTS.join(', ')}, or a file of schemas/backends.`,
    };
    return;
  }
  if (namedDialect(catalog)(name)) return;
  const files = catalog.documents.filter(({ kind }) => kind === 'backend').map(({ file }) => file);
  const isFile = dialectFileName(dialect) !== undefined;
  const hint = isFile ? (didYouMean(dialect, files) ?? `Add the file ${dialect}.`) : suggest(dialect, SHIPPED_DIALECTS);
  yield { code: 'TUY652', path: ['dialect'], message: `There is no dialect "${dialect}".`, hint };
}

function* callProblems(backend: Raw): Iterable<Found> {
  const url = stringIn(backend, 'url');
  if (url === undefined && backend['provider'] === undefined) {
    const message = 'The back end has no address.';
    yield { code: 'TUY653', path: [], at: 'key', message, hint: 'Add "url".' };
  }
  if (url !== undefined) yield* addressProblems(url);
  const auth = objectIn(backend, 'auth');
  const [kind, secret] = [stringIn(auth, 'kind'), stringIn(auth, 'secret')];
  if (secret !== undefined && !ENVIRONMENT.test(secret)) {
    const message =
      '"secret" must name an environment variable, because everybody who reads the project sees this file.';
    yield { code: 'TUY653', path: ['auth', 'secret'], message, hint: 'Write "env:" and the name of the variable.' };
  }
  if (secret !== undefined && kind === 'user') {
    const message = 'Every person has a token of their own, so a secret would have no effect.';
    yield { code: 'TUY653', path: ['auth', 'secret'], at: 'key', message, hint: 'Remove "secret".' };
  }
  if (kind === 'user' && backend['provider'] !== undefined) {
    const message = 'A provider of your own signs in by itself, so "user" would have no effect.';
    yield { code: 'TUY653', path: ['auth', 'kind'], message, hint: 'Remove "auth".' };
  }
  if (secret === undefined && kind !== undefined && kind !== 'none' && kind !== 'user') {
    const message = `"${kind}" needs a secret.`;
    yield { code: 'TUY653', path: ['auth', 'kind'], message, hint: 'Add "secret": "env:…" with a variable.' };
  }
  for (const [name, value] of entriesIn(backend, 'headers')) yield* headerProblems(name, value);
}

const ENVIRONMENT = /^env:[A-Za-z_][A-Za-z0-9_]*$/u;

function* addressProblems(text: string): Iterable<Found> {
  const place: Pick<Found, 'code' | 'path'> = { code: 'TUY653', path: ['url'] };
  const url = URL.parse(text);
  if (!url) {
    yield { ...place, message: `"${text}" is not a URL.`, hint: 'Write it as https://api.example.org/v2.' };
  } else if (url.username !== '' || url.password !== '') {
    yield { ...place, message: 'The address contains a password.', hint: 'Move it to "auth" with "secret": "env:…".' };
  } else if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    const message = 'Others can read requests over http.';
    yield { ...place, message, hint: 'Write https. Only addresses on this machine (localhost) may use http.' };
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function* headerProblems(name: string, value: unknown): Iterable<Found> {
  const path: Path = ['headers', name];
  const isName = /^[A-Za-z0-9-]+$/u.test(name);
  if (!isName || OWN_HEADERS.has(name.toLowerCase())) {
    const message = isName ? `The server sets "${name}" itself.` : `"${name}" is not a header name.`;
    yield { code: 'TUY653', path, at: 'key', message, hint: 'Remove it.' };
  } else if (typeof value === 'string' && value.startsWith('env:') && !ENVIRONMENT.test(value)) {
    yield {
      code: 'TUY653',
      path,
      message: `"${value}" names no environment variable.`,
      hint: 'Write env:BILLING_TENANT.',
    };
  }
}

const OWN_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'host',
  'proxy-authorization',
  'transfer-encoding',
]);
