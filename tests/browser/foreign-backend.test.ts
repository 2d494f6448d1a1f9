import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ForeignServer, jsonServer, simpleRestServer } from '../support/foreign-servers.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { pressMore, signIn } from './clerk.ts';

const label = (en: string) => ({ vi: en, en });
const text = (en: string) => ({ type: 'string', maxLength: 100, 'x-label': label(en) });
const resource = (name: string, one: string, backend: string, properties: object) => ({
  name,
  label: label(one),
  title: '{title}',
  at: { backend, path: name.startsWith('film') ? '/films' : '/studios', ids: 'integer', names: 'camel' },
  schema: { type: 'object', required: ['title'], properties },
});
const films = (name: string, studios: string, backend: string) =>
  resource(name, name === 'films' ? 'Film' : 'Film kept', backend, {
    title: text('Title'),
    year: { type: 'integer', 'x-label': label('Year') },
    studio_id: { ...text('Studio'), 'x-reference': studios },
  });

let foreign: readonly ForeignServer[];
let project: ProjectCopy;
let stack: Stack;
beforeAll(async () => {
  foreign = await Promise.all([jsonServer(), simpleRestServer()]);
  project = await copyProject('linked');
  const file = join(project.root, 'tuyen.config.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  const backends = {
    cinema: { url: foreign[0]?.url, dialect: 'json-server' },
    archive: { url: foreign[1]?.url, dialect: 'simple-rest' },
  };
  const resources = [
    films('films', 'studios', 'cinema'),
    resource('studios', 'Studio', 'cinema', { title: text('Title') }),
    films('films-kept', 'studios-kept', 'archive'),
    resource('studios-kept', 'Studio kept', 'archive', { title: text('Title') }),
  ];
  await Promise.all([
    writeFile(file, JSON.stringify({ ...config, backends })),
    ...resources.map((one) =>
      writeFile(join(project.root, 'schemas/resources', `${one.name}.json`), JSON.stringify(one)),
    ),
  ]);
  stack = await startOwnStack(project.root);
});
afterAll(async () => {
  await stack?.stop();
  await project?.remove();
  await Promise.all((foreign ?? []).map((one) => one.close()));
});

const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

describe.each([
  ['json-server', 'films', 'Film', 0],
  ['simple-rest', 'films-kept', 'Film kept', 1],
] as const)('Back-office with resources on a back end of the dialect %s', (_, name, heading, index) => {
  test('records are listed, sorted, created, changed and deleted beside those of the own server', async () => {
    const { page, errors, close } = await watchedPage(stack, 1280);
    await signIn(page, stack, 'company-admin');
    await page.goto(`${stack.admin}/${name}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await cell(page, 'Alien').waitFor();
    await page.getByText('trong 12').waitFor();

    // Opens the second page, then sorts by title.
    await page
      .getByRole('button', { name: /trang sau|trang 2/u })
      .last()
      .click();
    await cell(page, 'Laura').waitFor();
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await cell(page, 'Laura').waitFor();

    // The back end refuses a value, and the message appears at the field.
    await page.goto(`${stack.admin}/${name}/create`);
    await page.getByLabel('Title').fill('bad');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByText('This title is taken.').waitFor();
    await page.getByLabel('Title').fill('Metropolis');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => foreign[index]?.films().at(-1)?.['title']).toBe('Metropolis');

    // An update keeps the keys of the record that the schema does not describe.
    await page.goto(`${stack.admin}/${name}/4`);
    await page.getByLabel('Year').fill('1984');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect.poll(() => foreign[index]?.films()[3]).toMatchObject({ title: 'Dune', year: 1984, origin: 'reel 3' });

    // The page of a record shows the record that it refers to.
    await page.goto(`${stack.admin}/${name}/4/show`);
    await page.getByRole('heading', { level: 1, name: /Dune/ }).waitFor();
    await page.getByRole('link', { name: 'South' }).waitFor();

    await pressMore(page, 'Xóa');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => foreign[index]?.films().some(({ id }) => id === 4)).toBe(false);

    // A list of the own server, in the same back-office.
    await page.goto(`${stack.admin}/routes`);
    await page.getByRole('table').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a list offers the comparisons of the dialect as conditions, without groups', async () => {
    const years = (foreign[index]?.films() ?? []).map((film) => film['year']);
    const { page, errors, close } = await watchedPage(stack, 1280);
    await signIn(page, stack, 'company-admin', name);
    await cell(page, 'Alien').waitFor();
    await page.getByRole('button', { name: 'Điều kiện', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Điều kiện lọc' });
    await dialog.getByLabel('Trường').click();
    await page.getByRole('option', { name: 'Year' }).click();
    await dialog.getByLabel('So sánh').click();
    const offered = index === 0 ? ['bằng', 'ít nhất', 'nhiều nhất'] : ['bằng'];
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(offered);
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Thêm nhóm' }).count()).toBe(0);
    await dialog.getByLabel('Giá trị').fill(String(years[0]));
    await dialog.getByRole('button', { name: 'Áp dụng' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(years.filter((year) => year === years[0]).length);
    expect(errors).toEqual([]);
    await close();
  });
});
