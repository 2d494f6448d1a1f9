import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { packTool } from '../../scripts/pack/pack-tool.ts';
import { toolPackages } from '../../scripts/pack/packages.ts';
import { differingTarballs, publishTarballs } from '../../scripts/pack/publish.ts';
import { launchChromium } from '../support/chromium.ts';
import { LONG_TEST } from '../support/limits.ts';
import { nodeOfVersion } from '../support/node-version.ts';
import { projectRoot } from '../support/project-root.ts';
import { watchedPage } from '../support/watched-page.ts';
import { startRegistry } from './local-registry.ts';
import { createLine, type PackageManager, userFolder, type UserFolder } from './package-managers.ts';

const MANAGERS: readonly PackageManager[] = ['npm', 'pnpm'];
/** Lowest supported Node version for commands that start no server. */
const COMMAND = '20.19.0';

const packages = toolPackages(projectRoot);
let folder: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-publish-'));
  registry = await startRegistry();
  expect(await packTool(join(folder, 'first'))).toBe(0);
  expect(await publish()).toBe(0);
}, LONG_TEST);
afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true });
});

const publish = () => publishTarballs(join(folder, 'first'), packages, registry.publishOptions);

it('packing the tool twice gives tarballs with the same bytes', async () => {
  expect(await packTool(join(folder, 'second'))).toBe(0);
  expect(differingTarballs(join(folder, 'first'), join(folder, 'second'), packages)).toEqual([]);
});

it('a release publishes all packages, and a repeated release succeeds without publishing them again', async () => {
  expect(await publish()).toBe(0);
  for (const { manifest } of packages) {
    const published = Object(await (await fetch(`${registry.url}/${manifest.name}`)).json());
    expect([manifest.name, published['dist-tags']]).toEqual([manifest.name, { latest: manifest.version }]);
  }
});

describe.each(MANAGERS)('A project that a user creates from the registry with %s', (manager) => {
  let user: UserFolder;
  let created: ReturnType<UserFolder['run']>;
  beforeAll(() => {
    user = userFolder(join(folder, manager), registry.url, join(projectRoot, 'node_modules/.bin'));
    created = user.run(createLine(manager));
  }, LONG_TEST);

  it('the command in the README creates the project, installs its packages and names the next step', () => {
    expect(created.code, created.output).toBe(0);
    expect(created.output).toContain(`Next: cd shop && ${manager} run dev`);
    const { scripts } = JSON.parse(readFileSync(join(user.root, 'shop/package.json'), 'utf8'));
    expect(scripts.dev).toBe('tuyen dev');
  });

  it.each(['check', 'generate', 'test'])('the script %s of the new project succeeds', (script) => {
    const { code, output } = user.run(`${manager} run ${script}`, 'shop');
    expect(code, output).toBe(0);
    if (script === 'test') expect(output).toContain('✓ first page in a browser: admin');
  });

  it('`tuyen dev` of the new project shows the first list to the account that it prints', async () => {
    const running = await user.develop('shop');
    onTestFinished(() => running.stop());
    // Vite warns about packages that it does not find.
    expect(running.output).not.toMatch(/failed|warn/i);
    const [, account = '', password = ''] = /^\s+(\S+) \/ (\S+)$/m.exec(running.output) ?? [];

    const signedIn = await fetch(`${running.server}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    });
    const { authToken } = Object(await signedIn.json());
    const bikes = await fetch(`${running.server}/api/v1/bikes`, { headers: { authorization: `Bearer ${authToken}` } });
    expect([signedIn.status, bikes.status]).toEqual([200, 200]);

    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const { page, errors } = await watchedPage({ browser }, 1280, { locale: 'en-US' });
    await page.goto(running.admin);
    await page.getByRole('textbox', { name: 'User name' }).fill(account);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bikes' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Create' }).first().click();
    // The form needs the same copy of react-hook-form in the kit and in react-admin.
    await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('City');
    expect(errors).toEqual([]);
  });
});

it(`on Node ${COMMAND} a user creates a project from the registry and lints it`, () => {
  const user = userFolder(join(folder, COMMAND), registry.url, nodeOfVersion(COMMAND));
  const created = user.run(createLine('npm'));
  expect(created.code, created.output).toBe(0);
  expect(user.run('npx tuyen lint && npx tuyen check', 'shop')).toMatchObject({ code: 0 });
});
