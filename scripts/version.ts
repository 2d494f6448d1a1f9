// npm run version: raises the version of the packages as the changesets say, and moves their texts into CHANGELOG.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRelease } from './changelog.ts';
import { listIn, objectOrEmpty, readObject, textIn } from './json.ts';
import { root, runAll } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuyen-version-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const output = join(folder, 'release.json');
await runAll(['changeset', 'status', '--output', output]);
const plan = readObject(output);
// All packages have the same version, because .changeset/config.json puts them into one `fixed` group.
const version = textIn(objectOrEmpty(listIn(plan['releases'])[0])['newVersion']);
const changes = listIn(plan['changesets']).flatMap((changeset) => textIn(objectOrEmpty(changeset)['summary']) ?? []);
if (version === undefined || changes.length === 0) {
  console.error('Nothing to release: add a changeset with `npm run changeset`.');
  process.exit(1);
}

const path = join(root, 'CHANGELOG.md');
const date = new Date().toISOString().slice(0, 10);
writeFileSync(path, addRelease(readFileSync(path, 'utf8'), { version, date, changes }));
await runAll(
  ['oxfmt', 'CHANGELOG.md'],
  ['changeset', 'version'],
  ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund'],
);
