import type * as Altcha from 'altcha-lib';
import type * as Pbkdf2 from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { header } from '../request/header.ts';
import type { Captcha, Clock } from '../domain.ts';
import { lazyRequire } from '../lazy-require.ts';
import { Problem } from '../problem.ts';
import type { Connection } from '../store/database/connection.ts';
import { useKey } from '../store/one-time-keys.ts';

const altcha = lazyRequire<typeof Altcha>('altcha-lib');
const pbkdf2 = lazyRequire<typeof Pbkdf2>('altcha-lib/algorithms/pbkdf2');

/** Lifetime of a captcha challenge, in seconds. */
const VALID = 600;
export interface CaptchaWork {
  /** PBKDF2 iterations that the client computes for each guess at the answer to a challenge. */
  readonly rounds: number;
  /**
   * Maximum number of guesses that the client needs to solve a challenge. The client always needs at least half as
   * many.
   */
  readonly tries: number;
}

/**
 * With these values, a phone solves a captcha challenge in about a second. A person does not notice this delay, but it
 * slows down a program that sends many requests.
 */
const WORK: CaptchaWork = { rounds: 2_000, tries: 500 };

export interface Challenges extends Captcha {
  challenge(): Promise<unknown>;
  /** Verifies the solved challenge of a request, but does not mark it as used. */
  verify(request: FastifyRequest): Promise<string>;
  /**
   * Marks the challenge as used, in the transaction of the request that it protects. Rejects a challenge that is
   * already used.
   */
  spend(connection: Connection, signature: string): Promise<void>;
}

/**
 * Creates ALTCHA challenges, whose proof of work slows down automated clients. The database stores the used challenges,
 * so that no process accepts one twice.
 */
export function openCaptcha(database: Connection, clock: Clock, secret: string, { rounds, tries } = WORK): Challenges {
  const refused = () => new Problem(422, 'captcha_invalid', {}, { captcha_token: { code: 'captcha_invalid' } });

  const captcha: Challenges = {
    challenge: () =>
      altcha().createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(Math.ceil(tries / 2), tries),
        deriveKey: pbkdf2().deriveKey,
        hmacSignatureSecret: `${secret}.captcha`,
        hmacKeySignatureSecret: `${secret}.captcha.key`,
        // Store the expiry as data of the challenge: the library's own expiry uses the machine's clock and ignores the
        // clock of the server.
        data: { expires: clock.now().getTime() + VALID * 1000 },
      }),

    async verify(request) {
      const payload = payloadOf(header(request, 'x-token-captcha'));
      if (!payload) throw refused();
      const result = await altcha()
        .verifySolution({
          ...payload,
          deriveKey: pbkdf2().deriveKey,
          hmacSignatureSecret: `${secret}.captcha`,
          hmacKeySignatureSecret: `${secret}.captcha.key`,
        })
        .catch(() => undefined);
      const expires = payload.challenge.parameters.data?.['expires'];
      const now = clock.now().getTime();
      if (!result?.verified || typeof expires !== 'number' || !(expires > now && expires <= now + VALID * 1000))
        throw refused();
      return String(payload.challenge.signature);
    },

    async spend(connection, signature) {
      if (!(await useKey(connection, signature, clock.now().getTime() + VALID * 1000))) throw refused();
    },

    async check(request) {
      await captcha.spend(database, await captcha.verify(request));
    },
  };
  return captcha;
}

type Payload = Pick<Parameters<typeof Altcha.verifySolution>[0], 'challenge' | 'solution'>;

/** Parses Base64 of `{challenge: {parameters, signature}, solution}`, the format of the ALTCHA widget. */
function payloadOf(token: string | undefined): Payload | undefined {
  if (!token || token.length > 10_000) return undefined;
  try {
    // Safe cast: `verifySolution` rejects a payload that does not have this type.
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    return payload.challenge?.parameters && payload.challenge.signature && payload.solution ? payload : undefined;
  } catch {
    return undefined;
  }
}
