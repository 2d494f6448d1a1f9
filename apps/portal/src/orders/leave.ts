import { pathIn, type Language } from '../language.ts';

/** What `POST public/orders` answers, as far as it decides where to go. */
export interface Taken {
  readonly code: string;
  readonly result_id: string;
  readonly payment?: { readonly url: string };
}

/** Registrations have result pages of their own; what is asked for a card that is there already is a request. */
export type ResultKind = 'register' | 'request';

/** The page that tells of an order to whoever holds its result's name. */
export function resultPath(kind: ResultKind, result: string, language: Language): string {
  return pathIn(language, `/${kind}/result/${encodeURIComponent(result)}`);
}

/** Where a taken order leads: to the gateway when there is something to pay, else to its own result page. */
export function placeFor(answer: unknown, kind: ResultKind, language: Language, here: string): string {
  const { result_id: result, payment } = (answer ?? {}) as Partial<Taken>;
  const gateway = payment && webAddress(payment.url, here);
  if (gateway) return gateway;
  return resultPath(kind, result ?? '', language);
}

/** A whole address of the web, or nothing: no server should be able to have a script run here. */
export function webAddress(url: unknown, here: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, here)) return undefined;
  const parsed = new URL(url, here);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
}

const RESULTS = 'tuyen.results';

/** Goes there. The result's name is kept by code, for a gateway that brings the visitor back without it. */
export function leaveFor(
  answer: unknown,
  kind: ResultKind,
  language: Language,
  { location, sessionStorage }: Window,
): void {
  const { code, result_id: result } = (answer ?? {}) as Partial<Taken>;
  if (code && result) {
    try {
      const known = JSON.parse(sessionStorage.getItem(RESULTS) ?? '{}') as Record<string, string>;
      sessionStorage.setItem(RESULTS, JSON.stringify({ ...known, [code]: result }));
    } catch {
      // Without storage the address alone has to carry it.
    }
  }
  location.assign(placeFor(answer, kind, language, location.href));
}

/** The result's name that was kept for an order's code. */
export function keptResult(code: string, storage: () => Storage): string | undefined {
  try {
    const known = JSON.parse(storage().getItem(RESULTS) ?? '{}') as Record<string, string>;
    return Object.hasOwn(known, code) ? known[code] : undefined;
  } catch {
    return undefined;
  }
}
