import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { upgradeToolInProject } from './upgrade-tool.ts';

const FILES = {
  'package.json': '{ "dependencies": { "@tuyen/cli": "0.1.0" } }\n',
  'tuyen.config.json': '{ "$schema": "./node_modules/@tuyen/model/meta/config.schema.json" }\n',
  'main.ts': "import { startAdmin } from '@tuyen/kit/admin/start';\n",
};

function projectFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-upgrade-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(root, path), text);
  return root;
}

const textsIn = (root: string) => Object.keys(FILES).map((path) => readFileSync(join(root, path), 'utf8'));

test('an upgrade edits code, raises the version of the packages and moves the paths of meta-schemas', async () => {
  const root = projectFolder();
  const { from, files, written } = await upgradeToolInProject({ root, tool: '0.3.0' });
  expect({ from, written, paths: files.map(({ path }) => path) }).toEqual({
    from: '0.1.0',
    written: true,
    paths: ['main.ts', 'package.json', 'tuyen.config.json'],
  });
  expect(textsIn(root)).toEqual([
    '{ "dependencies": { "@tuyen/cli": "0.3.0" } }\n',
    '{ "$schema": "./.tuyen/meta/config.schema.json" }\n',
    "import { startAdmin } from '@tuyen/admin-kit/start';\n",
  ]);
  expect((await upgradeToolInProject({ root, tool: '0.3.0' })).codemods).toEqual([]);
});

test('if one file cannot be written, an upgrade leaves all files as they were', async () => {
  const root = projectFolder();
  mkdirSync(join(root, `tuyen.config.json.${process.pid}.tuyen-new`));
  await expect(upgradeToolInProject({ root, tool: '0.3.0' })).rejects.toThrow('EISDIR');
  expect(textsIn(root)).toEqual(Object.values(FILES));
});
