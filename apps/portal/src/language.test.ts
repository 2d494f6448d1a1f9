import { describe, expect, it } from 'vitest';
import { languageOf, pathIn } from './language.ts';

describe('addresses by language', () => {
  it.each([
    ['vi', '/', '/'],
    ['vi', '/search', '/search'],
    ['en', '/', '/en/'],
    ['en', '/search', '/en/search'],
  ] as const)('%s %s is %s', (language, path, address) => {
    expect(pathIn(language, path)).toBe(address);
    expect(languageOf(address)).toBe(language);
  });

  it('takes only a whole segment for a language', () => {
    expect(languageOf('/entry')).toBe('vi');
    expect(languageOf('/en')).toBe('en');
  });
});
