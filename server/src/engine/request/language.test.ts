import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each<[string | undefined, string]>([
  [undefined, 'vi'],
  ['', 'vi'],
  ['vi', 'vi'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['fr, de', 'vi'],
  ['fr, en;q=0.1', 'en'],
  ['vi;q=0.5, en;q=0.8', 'en'],
  ['en;q=0.5, vi;q=0.5', 'en'],
  [' vi ; q=0.2 , en ; q=0.3 ', 'en'],
  ['vi;q=0.9, en', 'en'],
  ['en;q=0, vi', 'vi'],
  ['en;q=0', 'vi'],
  ['en;q=x', 'vi'],
  ['en;level=1;q=0.1, vi;q=0.2', 'vi'],
])('the request header Accept-Language %j selects the language %s', (header, language) => {
  expect(languageOf(header, ['vi', 'en'])).toBe(language);
});

it('a regional language in Accept-Language matches regardless of case', () => {
  const languages = ['vi', 'pt-BR', 'en'];
  expect(languageOf('pt-BR', languages)).toBe('pt-BR');
  expect(languageOf('pt-br, en;q=0.5', languages)).toBe('pt-BR');
  expect(languageOf('pt, en;q=0.5', languages)).toBe('en');
});

it('a server whose project defines no languages responds in English', () => {
  expect(languageOf('vi', [])).toBe('en');
  expect(languageOf(undefined, [])).toBe('en');
});
