import { createHmac } from 'node:crypto';
import { sameText } from '../same-text.ts';
import { storedAddress } from '../store/uploads/upload-address.ts';

/**
 * What a signed address opens: `waiting`, an upload that no record holds yet, to the one who stored it; `held`, one that a record
 * holds, to somebody who may read that record. A waiting address is worth nothing once a record has taken the upload.
 */
export type Purpose = 'waiting' | 'held';

/** How long addresses are good for, in milliseconds. */
export const OPEN_FOR: Readonly<Record<Purpose, number>> = { waiting: 60 * 60_000, held: 5 * 60_000 };

export interface SignedAddress {
  /** `/api/v1/uploads/{id}?…`: opens the file without further permission. */
  readonly address: string;
  /** Seconds that it is good for: no clock of a client's need be right. */
  readonly expires_in: number;
}

export interface Signing {
  /** Times are milliseconds since 1970. */
  address(id: string, purpose: Purpose, expiresAt: number, now: number): SignedAddress;
  /** What the query of an address allows, and until when; undefined where it is not signed, or no longer good. */
  opens(id: string, query: Readonly<Record<string, unknown>>, now: number): Opening | undefined;
}

export interface Opening {
  readonly purpose: Purpose;
  readonly expiresAt: number;
}

export function openSigning(secret: string): Signing {
  const sign = (id: string, purpose: Purpose, expires: string): string =>
    createHmac('sha256', secret).update(`upload-address\n${purpose}\n${id}\n${expires}`).digest('base64url');

  return {
    address(id, purpose, expiresAt, now) {
      const expires = String(expiresAt);
      const signature = sign(id, purpose, expires);
      const query = new URLSearchParams({ as: purpose, expires, signature });
      return {
        address: `${storedAddress(id)}?${query.toString()}`,
        expires_in: Math.floor((expiresAt - now) / 1000),
      };
    },
    opens(id, { as: purpose, expires, signature }, now) {
      if (purpose !== 'waiting' && purpose !== 'held') return undefined;
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/u.test(expires))
        return undefined;
      // As texts: of base64 several read alike.
      if (!sameText(signature, sign(id, purpose, expires))) return undefined;
      return Number(expires) > now ? { purpose, expiresAt: Number(expires) } : undefined;
    },
  };
}
