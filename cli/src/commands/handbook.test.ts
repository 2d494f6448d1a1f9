// @module-tag process
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const PAGE = 'docs/handbook.md';

function openProject(): Library {
  const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
  project.installPackages();
  return project;
}

test('tuyen handbook prints the fixture accounts, and the fixture records by resource and state', async () => {
  const project = openProject();
  const { code, out } = await project.run('handbook');
  expect(code).toBe(0);
  expect(out).toMatch(/^\| `superuser` \|.* superuser \|/mu);
  // In this project, loans have no fixtures, and the fixtures of authors are synthetic.
  expect(out).toMatch(/^\| `ASKED` \| none \|/mu);
  expect(out).toMatch(/^## authors\n\n.*\n.*\n\| 5 \| `/mu);
  expect(out).not.toMatch(/scrypt|Tuyen#2026/u);
  const { accounts, resources } = JSON.parse((await project.run('--json', 'handbook')).out);
  expect(accounts.find(({ superuser }: { superuser: boolean }) => superuser).signIn.username).toBe('superuser');
  for (const { resource } of resources) expect(out).toContain(`\n## ${resource}\n`);
});

test('tuyen handbook --write writes a deterministic file, and --check rejects a different file', async () => {
  const project = openProject();
  expect(await project.run('handbook', '--check', PAGE)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`Run npx tuyen handbook --write ${PAGE}`),
  });
  expect(await project.run('handbook', '--write', PAGE)).toMatchObject({ code: 0, out: expect.stringContaining(PAGE) });
  expect((await project.run('handbook', '--check', PAGE)).code).toBe(0);
  project.edit(PAGE, '`ASKED`', '`OTHER`');
  expect((await project.run('handbook', '--check', PAGE)).code).toBe(1);
});
