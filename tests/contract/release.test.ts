import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packedManifest } from '../../scripts/pack/manifest.ts';
import { toolPackages } from '../../scripts/pack/packages.ts';
import { releaseProblems } from '../../scripts/pack/release-problems.ts';
import { projectRoot } from '../support/project-root.ts';

const READY = { version: '0.2.0', changelog: '## 0.2.0 (2026-11-30)\n\n- New.\n', changesets: [], changedFiles: '' };

test('a release is possible if everything is committed and the changelog has its version', () => {
  expect(releaseProblems(READY)).toEqual([]);
  expect(releaseProblems({ ...READY, changelog: '## 0.2.0\n' })).toEqual([]);
});

test('a release is refused with uncommitted files, unreleased changesets or a missing section of the changelog', () => {
  expect(releaseProblems({ ...READY, changedFiles: ' M README.md\n' })).toEqual([
    'The working tree has changes. Commit them:\n M README.md',
  ]);
  expect(releaseProblems({ ...READY, changesets: ['new-kind.md'] })).toEqual([
    expect.stringContaining('new-kind.md. Run `npm run version`'),
  ]);
  expect(releaseProblems({ ...READY, changelog: '## 0.2.0-rc.1\n## 10.2.0\n' })).toEqual([
    expect.stringContaining('no section for 0.2.0'),
  ]);
});

test('the packed packages depend on exactly the same version of each other, also as peers', () => {
  const packages = toolPackages(projectRoot);
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  const ranges = packages.flatMap((one) => {
    const { dependencies, peerDependencies } = Object(packedManifest(one, packages, new Map()));
    return [...Object.entries(dependencies ?? {}), ...Object.entries(peerDependencies ?? {})];
  });
  const sisters = ranges.filter(([name]) => versions.has(name));
  expect(sisters.length).toBeGreaterThan(10);
  expect(sisters).toEqual(sisters.map(([name]) => [name, versions.get(name)]));
  expect(ranges.filter(([, range]) => range === '*')).toEqual([]);
});

test('the folder of a package cannot be published, because it contains sources instead of built files', () => {
  for (const { workspace } of toolPackages(projectRoot)) {
    const { scripts, private: isPrivate } = JSON.parse(
      readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8'),
    );
    expect([workspace, isPrivate, scripts.prepublishOnly]).toEqual([
      workspace,
      undefined,
      expect.stringMatching(/npm run release.*exit 1/),
    ]);
  }
});
