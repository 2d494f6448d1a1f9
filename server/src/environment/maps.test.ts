import { expect, test } from 'vitest';
import { mapsIn, tileAddress, tileSource } from './maps.ts';

const tiles = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

test('the environment overrides the tiles and the attribution of the project', () => {
  expect(mapsIn({}, undefined)).toBeUndefined();
  expect(mapsIn({}, { tiles: '/a', maxZoom: 9 })).toEqual({ tiles: '/a', maxZoom: 9 });
  expect(mapsIn({ MAP_ATTRIBUTION: 'City' }, { tiles: '/a' })).toEqual({ tiles: '/a', attribution: 'City' });
  expect(mapsIn({ MAP_TILES: tiles }, { tiles: '/a', attribution: 'Other', maxZoom: 9 })).toEqual({ tiles });
});

test('the content security policy names the origin of the tiles, and none without a server of tiles', () => {
  expect(tileSource({ tiles })).toBe('https://*.tiles.example');
  expect(tileSource({ tiles: 'http://127.0.0.1:9/{z}/{x}/{y}' })).toBe('http://127.0.0.1:9');
  expect(tileSource({ tiles: '/tiles/{z}/{x}/{y}.png' })).toBeUndefined();
  expect(tileSource(undefined)).toBeUndefined();
});

test('an address of tiles has three placeholders and cannot extend the content security policy', () => {
  expect(tileAddress(tiles)).toBeUndefined();
  expect(tileAddress('https://tiles.example/{z}/{x}.png')).toContain('MAP_TILES is not an address');
  expect(tileAddress("https://x.example/{z}/{x}/{y}; script-src 'unsafe-inline'")).toContain('MAP_TILES');
});
