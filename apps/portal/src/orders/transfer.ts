import { isObject } from '@tuyen/model';

/** Where to transfer the money for an order. */
export interface Transfer {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  /** Amount that is still to be transferred. */
  readonly amount: number;
  /** Amount that has arrived and is not enough. */
  readonly received: number;
  readonly text: string;
  /** Payload of the VietQR code. */
  readonly qr: string;
}

export interface PaymentMethodChoice {
  readonly method: string;
  readonly name: string;
}

export function readTransfer(answer: unknown): Transfer | undefined {
  const row = isObject(answer) ? answer['transfer'] : undefined;
  if (!isObject(row)) return undefined;
  const { bank, account, holder, amount, received, text, qr } = row;
  if (typeof bank !== 'string' || typeof account !== 'string' || typeof holder !== 'string') return undefined;
  if (typeof amount !== 'number' || typeof text !== 'string' || typeof qr !== 'string') return undefined;
  return { bank, account, holder, amount, received: typeof received === 'number' ? received : 0, text, qr };
}

export function readMethods(answer: unknown): readonly PaymentMethodChoice[] {
  const given: unknown = isObject(answer) ? answer['payment_methods'] : undefined;
  return (Array.isArray(given) ? given : []).flatMap((row: unknown) => {
    const { method, name } = isObject(row) ? row : {};
    return typeof method === 'string' && typeof name === 'string' ? [{ method, name }] : [];
  });
}
