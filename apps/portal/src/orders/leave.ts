import { pathIn, type Language } from '../language.ts';
import type { ResultKind } from './stored-orders.ts';

export function resultPath(kind: ResultKind, result: string, language: Language): string {
  return pathIn(language, `/${kind}/result/${encodeURIComponent(result)}`);
}

/** Returns an absolute HTTP(S) URL, or undefined for other schemes, so that no server response can run a script here. */
export function webAddress(url: unknown, here: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, here)) return undefined;
  const parsed = new URL(url, here);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
}
