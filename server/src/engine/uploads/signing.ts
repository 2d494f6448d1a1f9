import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from '../timing-safe-equal-text.ts';
import { storedAddress } from '../store/uploads/upload-address.ts';

/**
 * Purpose of a signed URL. `waiting`: an upload that no record uses yet, for the caller who stored it. `held`: an
 * upload of a record, for a caller who can read that record. A waiting URL becomes invalid once a record uses the
 * upload.
 */
export type Purpose = 'waiting' | 'held';

export const OPEN_FOR: Readonly<Record<Purpose, number>> = { waiting: 60 * 60_000, held: 5 * 60_000 };

export interface SignedAddress {
  readonly address: string;
  /**
   * Remaining seconds until the URL expires. A duration is sent instead of a time, because the client's clock may be
   * wrong.
   */
  readonly expires_in: number;
}

export interface Signing {
  /** Signs the URL of an upload. Both times are in milliseconds since 1970. */
  address(id: string, purpose: Purpose, expiresAt: number, now: number): SignedAddress;
  opens(id: string, query: Readonly<Record<string, unknown>>, now: number): SignedPurpose | undefined;
}

export interface SignedPurpose {
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
      // Compare signatures as base64 texts, because several texts decode to the same bytes.
      if (!timingSafeEqualText(signature, sign(id, purpose, expires))) return undefined;
      return Number(expires) > now ? { purpose, expiresAt: Number(expires) } : undefined;
    },
  };
}
