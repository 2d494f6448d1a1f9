import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignServer, simpleRestServer } from '../support/foreign-servers.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

const tokens = new Set<string>();
const label = (en: string) => ({ vi: en, en });

let foreign: ForeignServer;
let project: ProjectCopy;
let stack: Stack;
beforeAll(async () => {
  foreign = await simpleRestServer(tokens);
  project = await copyProject('linked');
  const file = join(project.root, 'tuyen.config.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  const backends = { cinema: { url: foreign.url, dialect: 'simple-rest', auth: { kind: 'user' } } };
  const films = {
    name: 'films',
    label: label('Film'),
    title: '{title}',
    at: { backend: 'cinema', ids: 'integer' },
    schema: {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string', maxLength: 100, 'x-label': label('Title') } },
    },
  };
  await writeFile(file, JSON.stringify({ ...config, backends }));
  await writeFile(join(project.root, 'schemas/resources/films.json'), JSON.stringify(films));
  stack = await startOwnStack(project.root);
});
afterAll(async () => {
  await stack?.stop();
  await project?.remove();
  await foreign?.close();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập vào hệ thống kia' });
const row = (page: Page, name: string) =>
  page.getByRole('cell', { name, exact: true }).or(page.getByRole('listitem').getByRole('link', { name })).first();

async function enter(page: Page, token: string): Promise<void> {
  await dialogOf(page).getByLabel('Mã truy cập').fill(token);
  await dialogOf(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

test.each([1280, 390])('a person enters their own token of a back end, at a width of %i', async (width) => {
  tokens.clear();
  tokens.add('mine');
  const { page, errors, settle, close } = await watchedPage(stack, width);
  await signIn(page, stack, 'company-admin', 'films');
  await dialogOf(page).waitFor();
  await settle();
  expect(await page.getByRole('dialog').count(), 'requests that wait together ask once').toBe(1);

  // A token that the back end refuses is told, and can be replaced.
  await enter(page, 'wrong');
  await dialogOf(page).getByText('Hệ thống không chấp nhận mã vừa nhập.').waitFor();
  expect(await dialogOf(page).getByLabel('Mã truy cập').inputValue()).toBe('');
  await enter(page, 'mine');
  await row(page, 'Alien').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(foreign.headers()['authorization']).toBe('Bearer mine');

  // The back end takes the token back while a form is open. What is typed stays, and a new token saves it.
  await page.goto(`${stack.admin}/films/create`);
  await page.getByLabel('Title').fill(`Metropolis ${width}`);
  tokens.clear();
  tokens.add('next');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await dialogOf(page).waitFor();
  await enter(page, 'next');
  await expect.poll(() => foreign.films().at(-1)?.['title']).toBe(`Metropolis ${width}`);
  await row(page, 'Alien').waitFor();

  // The browser stores no token, and a sign-out forgets it.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/"(?:mine|next)"/u);
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${stack.admin}/login`);
  await signIn(page, stack, 'company-admin', 'films');
  await dialogOf(page).waitFor();
  await settle();

  // Without a token, the page says what is missing, and asks again when the person tries again.
  await dialogOf(page).getByRole('button', { name: 'Hủy' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.getByText(/Hãy nhập mã truy cập của bạn/u).waitFor();
  await settle();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await enter(page, 'next');
  await row(page, 'Alien').waitFor();
  expect(errors).toEqual([]);
  await close();
});
