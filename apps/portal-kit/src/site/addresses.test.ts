import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

describe('Page addresses by language', () => {
  const { pathIn, readAddress } = addressesOf(['vi', 'en']);

  it.each([
    ['vi', '/', '/'],
    ['vi', '/search', '/search'],
    ['en', '/', '/en/'],
    ['en', '/search', '/en/search'],
  ] as const)(
    'in language %s, the page path %s has the address %s, which is parsed back',
    (language, path, address) => {
      expect(pathIn(language, path)).toBe(address);
      expect(readAddress(address)).toEqual({ language, path });
    },
  );

  it('only a complete first path segment, such as /en, selects a language', () => {
    expect(readAddress('/entry')).toEqual({ language: 'vi', path: '/entry' });
    expect(readAddress('/en')).toEqual({ language: 'en', path: '/' });
  });

  it('page addresses support more than two languages', () => {
    const three = addressesOf(['de', 'en', 'tr']);
    expect(three.pathIn('tr', '/termin')).toBe('/tr/termin');
    expect(three.readAddress('/tr/termin')).toEqual({ language: 'tr', path: '/termin' });
    expect(three.readAddress('/de/termin')).toEqual({ language: 'de', path: '/de/termin' });
  });
});
