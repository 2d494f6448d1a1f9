import { lookup } from 'node:dns/promises';
import { openSync, readdirSync, readFileSync, readSync, closeSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isSqlite } from '../import/database/is-sqlite.ts';
import { ImportError, type ImportOrigin } from '../import/draft.ts';
import { linkedDocuments } from './linked-documents.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 20 * MEGABYTE;
const MOST_REDIRECTS = 5;
const PATIENCE = 30_000;
const FROM_ENVIRONMENT = /^env:([A-Za-z_][A-Za-z0-9_]*)$/u;
const DATABASE_URL = /^postgres(?:ql)?:\/\//u;

/**
 * Reads what an import names: a file, a folder, an address, or `env:NAME` with an address in the environment.
 * @param follows also downloads the documents at addresses to which the document refers
 * @throws ImportError if there is nothing to read
 */
export async function readOrigin(
  root: string,
  from: string,
  environment: Readonly<Record<string, string | undefined>>,
  encoding?: string,
  follows = false,
): Promise<ImportOrigin> {
  const shared = { from, ...(encoding !== undefined && { encoding }) };
  const variable = FROM_ENVIRONMENT.exec(from)?.[1];
  const address = variable === undefined ? from : addressIn(variable, environment);
  if (DATABASE_URL.test(address)) {
    if (variable === undefined) refusePassword(address);
    return { ...shared, url: address };
  }
  if (/^https?:\/\//u.test(address)) {
    const bytes = await download(address, from);
    return { ...shared, bytes, address, ...(follows && { linked: await linkedTo(bytes, address) }) };
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//iu.test(address))
    throw new ImportError(
      `Addresses such as ${from.split('://')[0]}:// cannot be imported.`,
      'Name a file, https://… or postgres://….',
    );
  const read = readPath(resolve(root, address), from);
  const { bytes } = read;
  return { ...shared, ...read, ...(follows && bytes && { linked: await linkedTo(bytes, undefined) }) };
}

/** Downloads the documents that a document refers to. Others wrote the references, so a private network is refused. */
function linkedTo(bytes: Uint8Array, base: string | undefined): Promise<ReadonlyMap<string, Uint8Array>> {
  return linkedDocuments(new TextDecoder().decode(bytes), base, async (address) => {
    const url = new URL(address);
    const isSameHost = base !== undefined && new URL(base).host === url.host;
    if (!isSameHost) await refusePrivate(url, 'The document', 'refers');
    return download(address, address);
  });
}

function addressIn(variable: string, environment: Readonly<Record<string, string | undefined>>): string {
  const value = environment[variable];
  if (value !== undefined && value !== '') return value;
  throw new ImportError(
    `The environment has no variable ${variable}.`,
    `Run the command as \`${variable}=postgres://user:password@host/database npx tuyen import …\`.`,
  );
}

/** A password on the command line or in tuyen.config.json would stay in histories and commits. */
function refusePassword(address: string): void {
  let password = '';
  try {
    ({ password } = new URL(address));
  } catch {
    throw new ImportError('The address of the database is not valid.', 'Write postgres://user@host:5432/database.');
  }
  if (password === '') return;
  throw new ImportError(
    'The address of the database contains a password.',
    'Put the address into an environment variable, and import env:LEGACY_URL. Or leave the password out and set PGPASSWORD.',
  );
}

function readPath(path: string, from: string): Pick<ImportOrigin, 'path' | 'bytes' | 'files'> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`There is no file ${from}.`, 'Paths are relative to the folder of the project.');
  if (found.isDirectory()) return { path, files: filesIn(path, from) };
  const start = startOf(path);
  // A database can be larger than the memory, so only its first bytes are read here.
  if (isSqlite(start)) return { path, bytes: start };
  if (found.size > MOST_BYTES) throw tooLarge(from);
  return { path, bytes: readFileSync(path) };
}

function startOf(path: string): Uint8Array {
  const start = new Uint8Array(16);
  const file = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

function filesIn(folder: string, from: string): ReadonlyMap<string, Uint8Array> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
  const sizes = names.map((name) => statSync(join(folder, name)).size);
  if (sizes.reduce((sum, size) => sum + size, 0) > 10 * MOST_BYTES) throw tooLarge(from);
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function tooLarge(from: string): ImportError {
  return new ImportError(
    `${from} is larger than ${MOST_BYTES / MEGABYTE} MB.`,
    'Split it, or import the database itself.',
  );
}

/** Downloads a document. Follows no redirect to an address inside a private network. */
async function download(address: string, from: string): Promise<Uint8Array> {
  let url = new URL(address);
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(
      (error: unknown) => {
        throw undownloadable(from, error);
      },
    );
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location !== null) {
      const next = URL.parse(location, url.href);
      if (next === null || !/^https?:$/u.test(next.protocol))
        throw new ImportError(`${from} redirects to no web address.`, 'Name the address of the document itself.');
      if (next.host !== url.host) await refusePrivate(next, from);
      url = next;
      continue;
    }
    if (!answer.ok) throw new ImportError(`${from} answers with status ${answer.status}.`, 'Check the address.');
    return limited(answer, from).catch((error: unknown) => {
      throw error instanceof ImportError ? error : undownloadable(from, error);
    });
  }
  throw new ImportError(
    `${from} redirects more than ${MOST_REDIRECTS} times.`,
    'Name the address of the document itself.',
  );
}

function undownloadable(from: string, error: unknown): ImportError {
  const causes = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  const cause = isSlow ? `it takes longer than ${PATIENCE / 1000} seconds` : causes;
  return new ImportError(
    `${from} cannot be downloaded: ${cause}.`,
    'Check the address, or download the document yourself.',
  );
}

async function limited(answer: Response, from: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) throw tooLarge(from);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(address, prefix, 'ipv6');

async function refusePrivate({ hostname }: URL, from: string, does = 'redirects'): Promise<void> {
  const host = hostname.replaceAll(/^\[|\]$/gu, '');
  const addresses = isIP(host) > 0 ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  const isPrivate = addresses.some(({ address }) => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
  if (isPrivate)
    throw new ImportError(`${from} ${does} to ${host}, an address of a private network.`, 'Name that address itself.');
}
