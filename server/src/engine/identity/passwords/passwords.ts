import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { openWorkQueue } from '../../work-queue.ts';
import { passwordCost, USUAL_COST } from './password-cost.ts';

/**
 * Cost of hashing a password. It can be configured, because tests sign in several hundred times. With
 * NODE_ENV=production, the server rejects any cost other than the default.
 */
export const COST = passwordCost(process.env['TUYEN_PASSWORD_COST']);
const LENGTH = 32;
const PREFIX = 'scrypt$';

/**
 * Hashes a password as `scrypt$<salt>$<key>`, or as `scrypt$<cost>$<salt>$<key>` for another cost. Never await it
 * inside a transaction.
 */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(plain, salt));
}

export function isHashed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Returns whether the password matches. Takes the same time if the account has no password or does not exist. */
export async function checkPassword(plain: string, hash: string | undefined): Promise<boolean> {
  const parts = (hash ?? DUMMY_HASH).split('$').slice(1);
  const [cost, salt, key] = parts.length === 2 ? [USUAL_COST, ...parts] : [Number(parts[0]), ...parts.slice(1)];
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(plain, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found) && hash !== undefined;
}

const DUMMY_HASH = stored(Buffer.alloc(16), Buffer.alloc(LENGTH));

const DEMONSTRATION = 'Tuyen#2026';

/**
 * Hashes of published passwords. Contains the hash of the demonstration password at the default cost from the
 * beginning, so that a start need not compute it.
 */
const published = new Map(
  COST === USUAL_COST
    ? [[DEMONSTRATION, 'scrypt$fGtdImj5c5DgGMbZy5tdQg$Qsinhl_joFGQjthrR6S8Ql9zP3vIuMqU299wmw4UKl8']]
    : [],
);

/**
 * Hashes a published password, for example the password of demonstration accounts. The salt is derived from the
 * password. So every run stores the same bytes, and `exposedAccounts` can find them. Each additional password costs 80
 * ms once per process. Never use this function for passwords of real users.
 */
export function hashPublishedPassword(plain: string): string {
  const known = published.get(plain);
  if (known) return known;
  // Databases contain hashes with this salt, so its prefix must not change.
  const salt = createHash('sha256').update(`fixture:${plain}`).digest().subarray(0, 16);
  const made = stored(salt, scryptSync(plain.normalize('NFC'), salt, LENGTH, parameters(COST)));
  published.set(plain, made);
  return made;
}

export function publishedHashes(): readonly string[] {
  hashPublishedPassword(DEMONSTRATION);
  return [...published.values()];
}

function stored(salt: Buffer, key: Buffer): string {
  const cost = COST === USUAL_COST ? '' : `${COST}$`;
  return `${PREFIX}${cost}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parameters(cost: number) {
  return { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
}

/**
 * Queue for hashing. It uses two of Node's four worker threads, so that the others remain free for file access. A
 * password waits at most four seconds.
 */
const hashing = openWorkQueue({ atOnce: 2, waiting: 100 });

/** @throws {Problem} 503 if too many passwords are already being checked */
function derive(plain: string, salt: Buffer, cost = COST): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(plain.normalize('NFC'), salt, LENGTH, parameters(cost), (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return hashing.run(work);
}

/** Returns the stored form of a token or key. They are long and random, so a plain digest is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
