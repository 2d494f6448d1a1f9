import { pathIn, type Language } from '../language.ts';

export function lookUpPath(language: Language, code: string | undefined): string {
  const path = pathIn(language, '/search');
  return code ? `${path}?code=${encodeURIComponent(code)}` : path;
}
