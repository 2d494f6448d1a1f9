import { pathIn, type Language } from '../language.ts';

/** The look-up, with the order's code filled in where it is known. */
export function lookUpPath(language: Language, code: string | undefined): string {
  const path = pathIn(language, '/search');
  return code ? `${path}?code=${encodeURIComponent(code)}` : path;
}
