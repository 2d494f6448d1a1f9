import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { openWorkQueue } from '../work-queue.ts';

/** Cost of one try: about 80 ms and 32 MB, as OWASP advises for scrypt. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const LENGTH = 32;
const PREFIX = 'scrypt$';

/** `scrypt$<salt>$<key>`; never awaited inside a transaction. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(plain, salt));
}

export function isHashed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Does it match? Takes the same time whether the account has a password or does not exist at all. */
export async function checkPassword(plain: string, hash: string | undefined): Promise<boolean> {
  const [, salt, key] = (hash ?? DUMMY_HASH).split('$');
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(plain, Buffer.from(salt, 'base64url'));
  return expected.length === found.length && timingSafeEqual(expected, found) && hash !== undefined;
}

/** Compared with where there is no account. */
const DUMMY_HASH = `${PREFIX}${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(LENGTH).toString('base64url')}`;

/** The demonstration accounts' is known, so that a start need not compute it. */
const computed = new Map([['Tuyen#2026', 'scrypt$fGtdImj5c5DgGMbZy5tdQg$Qsinhl_joFGQjthrR6S8Ql9zP3vIuMqU299wmw4UKl8']]);

/**
 * A fixture's password. The salt comes from the text itself, so that every run stores the same bytes, and each further text
 * costs its 80 ms once a process. Never for people's passwords.
 */
export function fixturePassword(plain: string): string {
  const known = computed.get(plain);
  if (known) return known;
  const salt = createHash('sha256').update(`fixture:${plain}`).digest().subarray(0, 16);
  const made = stored(salt, scryptSync(plain.normalize('NFC'), salt, LENGTH, PARAMETERS));
  computed.set(plain, made);
  return made;
}

/** What fixtures' passwords are stored as, as far as this process knows them: anyone who has read the fixtures can sign in. */
export function knownHashes(): readonly string[] {
  return [...computed.values()];
}

function stored(salt: Buffer, key: Buffer): string {
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Two of Node's four threads: the others go on serving the disk. Four seconds of waiting at most. */
const hashing = openWorkQueue({ atOnce: 2, waiting: 100 });

/** @throws {Problem} 503 where too many passwords are being checked already */
function derive(plain: string, salt: Buffer): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(plain.normalize('NFC'), salt, LENGTH, PARAMETERS, (error, key) => (error ? reject(error) : resolve(key)));
    });
  return hashing.run(work);
}

/** How tokens and keys are stored: they are long and random, so a plain digest is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
