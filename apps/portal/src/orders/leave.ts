import { isObject } from '@tuyen/model';
import { pathIn, type Language } from '../language.ts';
import { storeOrder, type ResultKind } from './stored-orders.ts';

/** The page of an order, for visitors who have the id of its result. */
export function resultPath(kind: ResultKind, result: string, language: Language): string {
  return pathIn(language, `/${kind}/result/${encodeURIComponent(result)}`);
}

/** A whole address of the web, or nothing: no server should be able to have a script run here. */
export function webAddress(url: unknown, here: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, here)) return undefined;
  const parsed = new URL(url, here);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
}

/**
 * Leads from the form to the order's own page, which shows its code and from which it is paid: a payer who comes back from the gateway
 * by the browser's own button finds the code there. An unpaid order is stored on this device.
 * @param answer of `POST public/orders`
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
