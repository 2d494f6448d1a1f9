import { isObject } from '@tuyen/model';
import { pathIn, type Language } from '../language.ts';
import { storeOrder, type ResultKind } from './stored-orders.ts';

export function resultPath(kind: ResultKind, result: string, language: Language): string {
  return pathIn(language, `/${kind}/result/${encodeURIComponent(result)}`);
}

/** Returns an absolute HTTP(S) URL, or undefined for other schemes, so that no server response can run a script here. */
export function webAddress(url: unknown, here: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, here)) return undefined;
  const parsed = new URL(url, here);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
}

/**
 * Leaves the form for the order's result page, which shows the code and the payment button. A payer who returns with
 * the browser's back button finds the code there. Stores an unpaid order on this device.
 * @param answer response of `POST public/orders`
 */
export function leaveFor(
  answer: unknown,
  kind: ResultKind,
  language: Language,
  { location, localStorage }: Pick<Window, 'location' | 'localStorage'>,
): void {
  const { code, result_id, status } = isObject(answer) ? answer : {};
  const result = typeof result_id === 'string' ? result_id : '';
  if (typeof code === 'string' && code && result && status === 'AWAITING_PAYMENT')
    storeOrder({ code, result, kind }, () => localStorage, Date.now());
  location.assign(resultPath(kind, result, language));
}
