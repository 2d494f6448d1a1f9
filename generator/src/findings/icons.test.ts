import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@tuyen/model';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { library } from '../testing/library.ts';
import { missingIcons } from './icons.ts';

let model: Model;

beforeAll(async () => {
  ({ model } = await library());
});

function folder(...icons: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-icons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const place = join(root, 'web/node_modules/@mui/icons-material');
  mkdirSync(place, { recursive: true });
  for (const file of ['index.js', 'package.json', ...icons]) writeFileSync(join(place, file), '{}');
  return root;
}

const withIcons = (resources: readonly string[], flows: readonly (string | undefined)[] = []): Model => ({
  ...model,
  resources: resources.flatMap((icon, index) =>
    model.resources.slice(0, 1).map((one) => ({ ...one, icon, source: `schemas/resources/r${index}.json` })),
  ),
  // The flow of the example project has no icon, so the tests add one.
  flows: flows.flatMap((icon, index) =>
    model.flows.slice(0, 1).map((one) => ({ ...one, ...(icon && { icon }), source: `schemas/flows/f${index}.json` })),
  ),
});

test('an unknown Material icon in a schema is reported at its position, with a similar icon as hint', () => {
  const text = '{ "name": "books", "icon" : "MenuBok" }';
  const sources = new Map([['schemas/resources/r1.json', text]]);
  const root = folder('Abc.js', 'MenuBook.js');
  expect(missingIcons(root, 'web/desk', withIcons(['MenuBook', 'MenuBok']), sources)).toEqual([
    {
      code: 'TUY854',
      file: 'schemas/resources/r1.json',
      pointer: '/icon',
      at: { text, offset: text.indexOf('"MenuBok"'), length: '"MenuBok"'.length },
      message: 'Material has no icon named "MenuBok".',
      hint: 'Did you mean "MenuBook"?',
    },
  ]);
});

test('an unknown icon that resembles no known icon is reported with a link to the list of icons', () => {
  const found = missingIcons(folder('Abc.js'), 'web/desk', withIcons(['Star']), new Map());
  expect(found.map(({ at, hint }) => [at, hint])).toEqual([
    [{ text: '', offset: 0, length: 0 }, 'Look it up at https://mui.com/material-ui/material-icons/.'],
  ]);
});

test('files of the icon package that are no icons are not suggested', () => {
  const root = folder('menuBook.js', 'MenuBook.d.ts', 'utils.js');
  const hints = missingIcons(root, 'web/desk', withIcons(['MenuBok']), new Map()).map(({ hint }) => hint);
  expect(hints).toEqual(['Look it up at https://mui.com/material-ui/material-icons/.']);
});

test('unknown icons of resources are reported before unknown icons of flows', () => {
  const found = missingIcons(folder(), 'web/desk', withIcons(['A', 'B'], ['C', undefined, 'D']), new Map());
  expect(found.map(({ file }) => file)).toEqual([
    'schemas/resources/r0.json',
    'schemas/resources/r1.json',
    'schemas/flows/f0.json',
    'schemas/flows/f2.json',
  ]);
});

test('unknown icons are not reported if the icon package is not installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-icons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(missingIcons(root, 'web/desk', withIcons(['Star']), new Map())).toEqual([]);
});
