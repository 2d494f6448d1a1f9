import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { LONG_TEST } from '../support/limits.ts';
import { MUSIC_RECORDS, writeMusicShop } from '../support/music-shop.ts';
import { watchedPage } from '../support/watched-page.ts';
import { type ForeignProject, packTool, type PackedTool, type RunningProject } from './foreign-project.ts';

const PASSWORD = 'Chinook#2026';
const CREATE = ['--languages', 'en', '--time-zone', 'Europe/Berlin', '--currency', 'USD', '--template', 'blank'];

let tool: PackedTool;
let project: ForeignProject;
let running: RunningProject;
beforeAll(async () => {
  tool = packTool();
  const created = tool.create(['music', ...CREATE, '--yes', '--no-install', '--no-git']);
  expect(created.code, created.output).toBe(0);
  project = tool.install('music');
  writeMusicShop(join(project.root, 'chinook.sqlite'));
  const database = ['--database-url', 'file:data.db'];
  const imported = project.run('tuyen', ['import', 'chinook.sqlite', '--rows', ...database]);
  expect(imported.output).toContain(`✓ ${MUSIC_RECORDS} records of 8 resources copied.`);
  const account = ['admin', 'create', ...database, '--username', 'boss', '--set', 'user.full_name=Boss'];
  const made = project.run('tuyen', account, { input: `${PASSWORD}\n` });
  expect(made.code, made.output).toBe(0);
  const built = project.run('npm', ['run', 'build']);
  expect(built.code, built.output).toBe(0);
  running = await project.serve({ DATABASE_URL: 'file:data.db' });
}, LONG_TEST);
afterAll(async () => {
  await running?.stop();
  tool?.remove();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${running.admin}/login`);
  await page.getByRole('textbox', { name: 'User name' }).fill('boss');
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each([1280, 360])('An imported database in a back-office that is %i pixels wide', (width) => {
  it('records are listed, paged, sorted, searched, shown with their related lists, and changed', async () => {
    const { page, errors, settle, close } = await watchedPage({ browser: await sharedChromium() }, width);
    await signIn(page);
    const isPhone = width < 600;
    const item = (name: string) =>
      isPhone
        ? page.getByRole('listitem').getByText(name, { exact: true })
        : page.getByRole('cell', { name, exact: true });

    await page.goto(`${running.admin}/tracks`);
    await heading(page, 'Tracks');
    await item('Track 001').first().waitFor();
    // References have the titles of their records.
    await page.getByText('Album 01').first().waitFor();
    expect(await isWide(page)).toBe(0);

    await page
      .getByRole('button', { name: /next page|page 2/iu })
      .last()
      .click();
    await item('Track 011').first().waitFor();
    const order = encodeURIComponent('milliseconds');
    if (isPhone) await page.goto(`${running.admin}/tracks?sort=${order}&order=DESC`);
    else {
      const header = page.getByRole('columnheader', { name: 'Milliseconds' }).getByRole('button');
      await header.click();
      await page.waitForURL(/sort=milliseconds/u);
      await item('Track 001').first().waitFor();
      await header.click();
      await page.waitForURL(/order=DESC/u);
    }
    await item('Track 300').first().waitFor();
    const main = page.getByRole('main');
    await main.getByPlaceholder('Search').or(main.getByLabel('Search')).first().fill('Track 123');
    await item('Track 123').first().waitFor();
    await item('Track 300').first().waitFor({ state: 'hidden' });

    await page.goto(`${running.admin}/invoices`);
    await item('01/02/2024 00:00 $1.98')
      .or(page.getByRole('cell', { name: '01/02/2024 00:00' }))
      .first()
      .click();
    await heading(page, '01/02/2024 00:00 $1.98');
    await page.getByRole('link', { name: 'Ann Lee' }).first().waitFor();
    await page.getByText('Track 007').first().waitFor();
    await settle();
    expect(await isWide(page)).toBe(0);

    await page.goto(`${running.admin}/playlists`);
    await item('Everything').first().click();
    await heading(page, 'Everything');
    await page.getByRole('link', { name: 'Track 020' }).waitFor();
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    await page.getByRole('link', { name: 'Track 120' }).waitFor();
    expect(await isWide(page)).toBe(0);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await page.getByLabel('Name').fill(`Everything ${width}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(`${running.admin}/playlists`);
    await item(`Everything ${width}`).first().click();
    await heading(page, `Everything ${width}`);
    await page.getByRole('button', { name: 'Show 100 more' }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await page.getByLabel('Name').fill('Everything');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.goto(`${running.admin}/genres/create`);
    await page.getByLabel('Name').fill(`Polka ${width}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, /Genres|Polka/u);
    await page.goto(`${running.admin}/genres`);
    await item(`Polka ${width}`).first().click();
    // A related list without records says so.
    await page
      .getByText(/No tracks|None|no records|Nothing/iu)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
