import { expect, test } from 'vitest';
import { isPackageName, packageNameOf } from './package-name.ts';

test.each([
  ['shop', 'shop'],
  ['Mein Lädchen', 'mein-ladchen'],
  ['Straßenverleih', 'strassenverleih'],
  ['Đường sắt', 'duong-sat'],
  ['node_modules', 'node-modules'],
  ['--x--', 'x'],
  ['自転車', 'back-office'],
])('the folder %j becomes the package name %s', (folder, name) => {
  expect([packageNameOf(folder), isPackageName(name)]).toEqual([name, true]);
});

test.each(['', 'Shop', 'my shop', '.shop', '_shop', 'node_modules', '@acme/', 'a'.repeat(215), 'shöp'])(
  'npm refuses the package name %j',
  (name) => {
    expect(isPackageName(name)).toBe(false);
  },
);

test('npm accepts a package name with a scope', () => {
  expect(isPackageName('@acme/bike-shop')).toBe(true);
});
