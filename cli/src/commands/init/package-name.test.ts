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
])('tuyen init turns the folder name %j into the package name %s', (folder, name) => {
  expect([packageNameOf(folder), isPackageName(name)]).toEqual([name, true]);
});

test.each(['', 'Shop', 'my shop', '.shop', '_shop', 'node_modules', '@acme/', 'a'.repeat(215), 'shöp'])(
  'the package name %j is rejected because npm does not accept it',
  (name) => {
    expect(isPackageName(name)).toBe(false);
  },
);

test('a package name with a scope is accepted', () => {
  expect(isPackageName('@acme/bike-shop')).toBe(true);
});
