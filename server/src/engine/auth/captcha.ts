import type * as Altcha from 'altcha-lib';
import type * as Pbkdf2 from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { header } from './callers.ts';
import type { Captcha, Clock } from '../domain.ts';
import { onDemand } from '../on-demand.ts';
import { Problem } from '../problem.ts';
import type { Connection } from '../store/database/connection.ts';
import { useKey } from '../store/one-time-keys.ts';

const altcha = onDemand<typeof Altcha>('altcha-lib');
const pbkdf2 = onDemand<typeof Pbkdf2>('altcha-lib/algorithms/pbkdf2');

/** Seconds that a challenge may be answered in. */
const VALID = 600;
/** What one captcha costs who solves it. */
export interface CaptchaWork {
  /** Of PBKDF2, a try. */
  readonly rounds: number;
  /** Until the answer is found, at most; half of them at least. */
  readonly tries: number;
}

/** About a second on a phone: not noticed by a person, expensive for a program that sends many requests. */
const WORK: CaptchaWork = { rounds: 2_000, tries: 500 };

export interface Challenges extends Captcha {
  challenge(): Promise<unknown>;
  /** The request's solved challenge, verified but not yet spent. */
  verify(request: FastifyRequest): Promise<string>;
  /** Marks it as used, in the transaction of what it was solved for; a second use is refused. */
  spend(connection: Connection, signature: string): Promise<void>;
}

/** Proof of work by ALTCHA. It slows machines down; the list of spent answers keeps each from being used twice, in any process. */
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
        // Not the library's own expiry, which knows only the machine's clock.
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

/** Base64 of `{challenge: {parameters, signature}, solution}`, as altcha's own widget sends it. */
function payloadOf(token: string | undefined): Payload | undefined {
  if (!token || token.length > 10_000) return undefined;
  try {
    // `verifySolution` refuses whatever else it is.
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    return payload.challenge?.parameters && payload.challenge.signature && payload.solution ? payload : undefined;
  } catch {
    return undefined;
  }
}
