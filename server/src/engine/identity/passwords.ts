import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { openWorkQueue } from '../work-queue.ts';
import { passwordCost, USUAL_COST } from './password-cost.ts';

/** Tests sign in some hundred times. The server refuses another cost with NODE_ENV=production. */
export const COST = passwordCost(process.env['TUYEN_PASSWORD_COST']);
const LENGTH = 32;
const PREFIX = 'scrypt$';

/** `scrypt$<salt>$<key>`, or `scrypt$<cost>$<salt>$<key>` at another cost; never awaited inside a transaction. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(plain, salt));
}

export function isHashed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Does it match? Takes the same time whether the account has a password or does not exist at all. */
export async function checkPassword(plain: string, hash: string | undefined): Promise<boolean> {
  const parts = (hash ?? DUMMY_HASH).split('$').slice(1);
  const [cost, salt, key] = parts.length === 2 ? [USUAL_COST, ...parts] : [Number(parts[0]), ...parts.slice(1)];
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(plain, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found) && hash !== undefined;
}

/** Compared with where there is no account. */
const DUMMY_HASH = stored(Buffer.alloc(16), Buffer.alloc(LENGTH));

/** Of the demonstration accounts. */
const DEMONSTRATION = 'Tuyen#2026';

/** Theirs is known at the usual cost, so that a start need not compute it. */
const computed = new Map(
  COST === USUAL_COST
    ? [[DEMONSTRATION, 'scrypt$fGtdImj5c5DgGMbZy5tdQg$Qsinhl_joFGQjthrR6S8Ql9zP3vIuMqU299wmw4UKl8']]
    : [],
);

/**
 * A fixture's password. The salt comes from the text itself, so that every run stores the same bytes, and each further text
 * costs its 80 ms once a process. Never for people's passwords.
 */
export function fixturePassword(plain: string): string {
  const known = computed.get(plain);
  if (known) return known;
  const salt = createHash('sha256').update(`fixture:${plain}`).digest().subarray(0, 16);
  const made = stored(salt, scryptSync(plain.normalize('NFC'), salt, LENGTH, parameters(COST)));
  computed.set(plain, made);
  return made;
}

/** What fixtures' passwords are stored as, as far as this process knows them: anyone who has read the fixtures can sign in. */
export function knownHashes(): readonly string[] {
  fixturePassword(DEMONSTRATION);
  return [...computed.values()];
}

function stored(salt: Buffer, key: Buffer): string {
  const cost = COST === USUAL_COST ? '' : `${COST}$`;
  return `${PREFIX}${cost}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parameters(cost: number) {
  return { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
}

/** Two of Node's four threads: the others go on serving the disk. Four seconds of waiting at most. */
const hashing = openWorkQueue({ atOnce: 2, waiting: 100 });

/** @throws {Problem} 503 where too many passwords are being checked already */
function derive(plain: string, salt: Buffer, cost = COST): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(plain.normalize('NFC'), salt, LENGTH, parameters(cost), (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return hashing.run(work);
}

/** How tokens and keys are stored: they are long and random, so a plain digest is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
