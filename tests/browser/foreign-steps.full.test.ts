import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyServer, faultyServer } from '../support/faulty-server.ts';
import { type ForeignServer, jsonServer, postgrestServer, simpleRestServer } from '../support/foreign-servers.ts';
import { ownForeignServer } from '../support/own-foreign-server.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { pressMore, signIn } from './clerk.ts';

const label = (en: string) => ({ vi: en, en });
const text = (en: string) => ({ type: 'string', maxLength: 100, 'x-label': label(en) });

type Film = Readonly<Record<string, unknown>>;

/** Cinema on another back end, with the films of `foreign-servers.ts`. */
interface Cinema {
  readonly front: FaultyServer;
  readonly films: () => Promise<readonly Film[]>;
  readonly change: (id: string, values: object) => Promise<void>;
  /** Name of the reference on the back end. */
  readonly studio: string;
  readonly close: () => Promise<void>;
}

interface Backend {
  readonly dialect: string;
  readonly name: string;
  readonly start: () => Promise<Cinema>;
  readonly auth?: object;
  readonly place: object;
  /** Title that the back end refuses, and its message. Some back ends do not say at which field. */
  readonly refused: { readonly title: string; readonly message: RegExp; readonly isAtField: boolean };
  readonly searches: boolean;
  /** Message of the back end for a studio that films refer to. */
  readonly inUse: RegExp;
  readonly missing: RegExp;
}

const small = (start: () => Promise<ForeignServer>) => async (): Promise<Cinema> => {
  const server = await start();
  const front = await faultyServer(server.url);
  const close = async () => {
    await front.close();
    await server.close();
  };
  const change = async (id: string, values: object) => server.change(id, values);
  return { front, films: async () => server.films(), change, studio: 'studioId', close };
};

const TOKEN = 'TUYEN_TEST_CINEMA_TOKEN';

async function ownCinema(): Promise<Cinema> {
  const server = await ownForeignServer();
  process.env[TOKEN] = server.token;
  const front = await faultyServer(server.url);
  const close = async () => {
    delete process.env[TOKEN];
    await front.close();
    await server.close();
  };
  return { front, films: server.films, change: server.change, studio: 'studio_id', close };
}

const numbered = { ids: 'integer', names: 'camel' };
const taken = { title: 'bad', message: /This title is taken\./u };
const BACKENDS: readonly Backend[] = [
  {
    dialect: 'json-server',
    name: 'cinema',
    start: small(jsonServer),
    place: numbered,
    refused: { ...taken, isAtField: true },
    searches: true,
    inUse: /Films use this studio\./u,
    missing: /No such record|Không tìm thấy/u,
  },
  {
    dialect: 'simple-rest',
    name: 'archive',
    start: small(simpleRestServer),
    place: numbered,
    refused: { ...taken, isAtField: true },
    searches: false,
    inUse: /Films use this studio\./u,
    missing: /No such record|Không tìm thấy/u,
  },
  {
    dialect: 'postgrest',
    name: 'tables',
    start: small(postgrestServer),
    place: numbered,
    refused: { title: 'bad', message: /Not valid\./u, isAtField: false },
    searches: false,
    inUse: /Films use this studio\./u,
    missing: /no\) rows returned|Không tìm thấy/u,
  },
  {
    dialect: 'nestjsx-crud',
    name: 'branch',
    start: ownCinema,
    auth: { kind: 'bearer', secret: `env:${TOKEN}` },
    place: {},
    refused: { title: 'Alien', message: /đã|trùng/u, isAtField: true },
    searches: false,
    inUse: /still used by/u,
    missing: /Không tìm thấy/u,
  },
];

const resourcesOf = ({ name, place }: Backend) => [
  {
    name: `${name}-films`,
    label: label(`Film of ${name}`),
    plural: label(`Films of ${name}`),
    title: '{title}',
    at: { backend: name, path: '/films', ...place },
    schema: {
      type: 'object',
      required: ['title'],
      properties: {
        title: text('Title'),
        year: { type: 'integer', 'x-label': label('Year') },
        studio_id: { ...text('Studio'), 'x-reference': `${name}-studios` },
      },
    },
  },
  {
    name: `${name}-studios`,
    label: label(`Studio of ${name}`),
    plural: label(`Studios of ${name}`),
    title: '{title}',
    at: { backend: name, path: '/studios', ...place },
    schema: { type: 'object', required: ['title'], properties: { title: text('Title') } },
  },
];

let cinemas: readonly Cinema[] = [];
let project: ProjectCopy;
let stack: Stack;
beforeAll(async () => {
  cinemas = await Promise.all(BACKENDS.map(({ start }) => start()));
  project = await copyProject('linked');
  const file = join(project.root, 'tuyen.config.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  const backends = BACKENDS.map(({ name, dialect, auth }, index) => [
    name,
    { url: cinemas[index]?.front.url, dialect, ...(auth && { auth }) },
  ]);
  await Promise.all([
    writeFile(file, JSON.stringify({ ...config, backends: Object.fromEntries(backends) })),
    ...BACKENDS.flatMap(resourcesOf).map((one) =>
      writeFile(join(project.root, 'schemas/resources', `${one.name}.json`), JSON.stringify(one)),
    ),
  ]);
  stack = await startOwnStack(project.root);
});
afterAll(async () => {
  await stack?.stop();
  await project?.remove();
  await Promise.all(cinemas.map((one) => one.close()));
});

/** A page of the back-office and the cinema that it shows. */
interface Visit extends WatchedPage {
  readonly backend: Backend;
  readonly cinema: Cinema;
  readonly list: string;
  readonly film: (title: string) => Promise<Film>;
  readonly open: (path?: string) => Promise<void>;
  /** Opens the page of a film: `''` to edit it, `'/show'`. */
  readonly openFilm: (title: string, page?: string) => Promise<void>;
}

const cell = (page: Page, name: string): Locator => page.getByRole('cell', { name, exact: true });
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Lưu' }).click();
const titleInput = (page: Page): Locator => page.getByLabel('Title');

async function titlesOf({ page }: Visit): Promise<readonly string[]> {
  const rows = await page.locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.trim().split(/\s+/u)[0] ?? '');
}

async function expectTitles(visit: Visit, ...titles: readonly string[]): Promise<void> {
  await expect.poll(() => titlesOf(visit)).toEqual(titles);
}

const FIRST = ['Alien', 'Brazil', 'Casablanca', 'Dune', 'Eraserhead', 'Fargo', 'Gandhi', 'Heat', 'Ikiru', 'Jaws'];
const SORTED = 'sort=title&order=ASC&perPage=10';
const filtered = (filter: object) => `?${SORTED}&page=1&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Each step begins with a page of its own and leaves the films of `foreign-servers.ts` behind. */
const STEPS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the list shows the first page and the total': async (visit) => {
    await visit.open(`?${SORTED}`);
    await expectTitles(visit, ...FIRST);
    await visit.page.getByText('trong 12').waitFor();
  },
  'the next page shows the other records': async (visit) => {
    await visit.open(`?${SORTED}`);
    await visit.page
      .getByRole('button', { name: /trang sau|trang 2/u })
      .last()
      .click();
    await expectTitles(visit, 'Kes', 'Laura');
  },
  'a page that is opened directly has the page before it': async (visit) => {
    await visit.open(`?${SORTED}&page=2`);
    await expectTitles(visit, 'Kes', 'Laura');
    await visit.page
      .getByRole('button', { name: /trang trước|trang 1/u })
      .first()
      .click();
    await expectTitles(visit, ...FIRST);
  },
  'more rows on a page show all records': async (visit) => {
    await visit.open('?sort=title&order=ASC&page=1&perPage=25');
    await expectTitles(visit, ...FIRST, 'Kes', 'Laura');
  },
  'a heading sorts the list, and sorts it the other way': async (visit) => {
    await visit.open('?sort=year&order=DESC&page=1&perPage=25');
    await cell(visit.page, 'Alien').waitFor();
    const sort = visit.page.getByRole('columnheader', { name: 'Title' }).getByRole('button');
    await sort.click();
    await expectTitles(visit, ...FIRST, 'Kes', 'Laura');
    await sort.click();
    await expectTitles(visit, ...[...FIRST, 'Kes', 'Laura'].toReversed());
  },
  'a filter shows the records that meet it, and their total': async (visit) => {
    const { [visit.cinema.studio]: south } = await visit.film('Dune');
    await visit.open(filtered({ studio_id: String(south) }));
    await expectTitles(visit, 'Brazil', 'Dune', 'Fargo', 'Heat', 'Jaws', 'Laura');
    await visit.page.getByText('trong 6').waitFor();
  },
  'a filter of a number shows its record': async (visit) => {
    await visit.open(filtered({ year: 1987 }));
    await expectTitles(visit, 'Dune');
  },
  'a filter that nothing meets shows a sentence, and without it the records are back': async (visit) => {
    await visit.open(filtered({ year: 1 }));
    await visit.page
      .locator('main')
      .getByText(/Không có|Không tìm thấy/u)
      .first()
      .waitFor();
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await expectTitles(visit, ...FIRST);
  },
  'a search is offered if the back end has one': async (visit) => {
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await cell(visit.page, 'Alien').waitFor();
    const search = visit.page.getByPlaceholder('Tìm kiếm');
    expect(await search.count()).toBe(visit.backend.searches ? 1 : 0);
    if (!visit.backend.searches) return;
    await search.fill('Eraser');
    await expectTitles(visit, 'Eraserhead');
    await search.fill('');
    await expectTitles(visit, ...FIRST);
  },
  'a row opens its record': async (visit) => {
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await cell(visit.page, 'Casablanca').click();
    await heading(visit.page, /Casablanca/u).waitFor();
  },
  'the page of a record shows its values and the name of the record that it refers to': async (visit) => {
    await visit.openFilm('Dune', '/show');
    await heading(visit.page, /Dune/u).waitFor();
    await visit.page.getByText('1987').or(visit.page.getByText('1.987')).first().waitFor();
    await visit.page.getByRole('link', { name: 'South' }).first().waitFor();
  },
  'the reference opens the record on the other page': async (visit) => {
    await visit.openFilm('Dune', '/show');
    await visit.page.getByRole('link', { name: 'South' }).first().click();
    await heading(visit.page, /South/u).waitFor();
  },
  'a required field that is empty is not sent': async (visit) => {
    await visit.open('/create');
    await visit.page.getByLabel('Year').fill('1927');
    await save(visit.page);
    await expect.poll(() => titleInput(visit.page).getAttribute('aria-invalid')).toBe('true');
    expect(visit.cinema.front.asked.some((request) => request.startsWith('POST'))).toBe(false);
  },
  'a value that the back end refuses is reported, at its field if it is named, and stays': async (visit) => {
    const { title, message, isAtField } = visit.backend.refused;
    await visit.open('/create');
    await titleInput(visit.page).fill(title);
    await save(visit.page);
    await visit.page.getByText(message).first().waitFor();
    if (isAtField) await expect.poll(() => titleInput(visit.page).getAttribute('aria-invalid')).toBe('true');
    expect(await titleInput(visit.page).inputValue()).toBe(title);
  },
  'a refused change is reported in the form of the record': async (visit) => {
    const { title, message } = visit.backend.refused;
    await visit.openFilm('Brazil');
    await expect.poll(() => titleInput(visit.page).inputValue()).toBe('Brazil');
    await titleInput(visit.page).fill(title);
    await save(visit.page);
    await visit.page.getByText(message).first().waitFor();
    expect(await visit.film('Brazil')).toBeDefined();
  },
  'a new record with a reference is created, and the list shows it': async (visit) => {
    const { page } = visit;
    await visit.open('/create');
    await titleInput(page).fill('Metropolis');
    await page.getByLabel('Year').fill('1927');
    await page.getByRole('combobox', { name: 'Studio' }).click();
    await page.getByRole('option', { name: 'South' }).click();
    await save(page);
    await expect.poll(async () => (await visit.cinema.films()).length).toBe(13);
    const { [visit.cinema.studio]: south } = await visit.film('Dune');
    expect(await visit.film('Metropolis')).toMatchObject({ year: 1927, [visit.cinema.studio]: south });
    await visit.open('?sort=title&order=ASC&page=1&perPage=25&filter={}');
    await cell(page, 'Metropolis').waitFor();
  },
  'the new record is deleted from its page': async (visit) => {
    await visit.openFilm('Metropolis', '/show');
    await pressMore(visit.page, 'Xóa');
    await heading(visit.page, `Films of ${visit.backend.name}`)
      .or(heading(visit.page, `Film of ${visit.backend.name}`))
      .waitFor();
    await expect.poll(async () => (await visit.cinema.films()).length).toBe(12);
  },
  'a change keeps the values that the schema does not have': async (visit) => {
    await visit.openFilm('Dune');
    await expect.poll(() => titleInput(visit.page).inputValue()).toBe('Dune');
    await visit.page.getByLabel('Year').fill('1984');
    await save(visit.page);
    await expect.poll(() => visit.film('Dune')).toMatchObject({ year: 1984, origin: 'reel 3' });
  },
  'an optional value is emptied': async (visit) => {
    await visit.openFilm('Dune');
    await expect.poll(() => visit.page.getByLabel('Year').inputValue()).toMatch(/^1\.?984$/u);
    await visit.page.getByLabel('Year').fill('');
    await save(visit.page);
    await expect.poll(async () => (await visit.film('Dune'))['year'] ?? null).toBeNull();
    await visit.cinema.change(String((await visit.film('Dune'))['id']), { year: 1987 });
  },
  'a change of another person to another field survives': async (visit) => {
    await visit.openFilm('Ikiru');
    await expect.poll(() => titleInput(visit.page).inputValue()).toBe('Ikiru');
    const { id, year } = await visit.film('Ikiru');
    await visit.cinema.change(String(id), { origin: 'reel X' });
    await titleInput(visit.page).fill('Ikiru 2');
    await save(visit.page);
    await expect.poll(() => visit.film('Ikiru 2')).toMatchObject({ origin: 'reel X', year });
    await visit.cinema.change(String(id), { title: 'Ikiru', origin: 'reel 8' });
  },
  'a back end that fails is reported, and the input stays and can be saved later': async (visit) => {
    const fault = { status: 500, body: { message: 'The disk is full.' } };
    for (const method of ['PUT', 'PATCH']) visit.cinema.front.fail(method, fault);
    await visit.openFilm('Kes');
    await expect.poll(() => titleInput(visit.page).inputValue()).toBe('Kes');
    await visit.page.getByLabel('Year').fill('1970');
    await save(visit.page);
    await visit.page.getByText('The disk is full.').first().waitFor();
    expect((await visit.film('Kes'))['year']).toBe(1980);
    visit.cinema.front.heal();
    await save(visit.page);
    await expect.poll(async () => (await visit.film('Kes'))['year']).toBe(1970);
    await visit.cinema.change(String((await visit.film('Kes'))['id']), { year: 1980 });
  },
  'a back end that is busy is reported with the seconds to wait': async (visit) => {
    visit.cinema.front.fail('POST', { status: 429, body: { message: 'Slow down.' }, headers: { 'retry-after': '7' } });
    await visit.open('/create');
    await titleInput(visit.page).fill('Nosferatu');
    await save(visit.page);
    await visit.page.getByText('Hệ thống kia đang bận. Vui lòng thử lại sau 7 giây.').first().waitFor();
    expect(await titleInput(visit.page).inputValue()).toBe('Nosferatu');
  },
  'a back end that cannot be reached is reported': async (visit) => {
    visit.cinema.front.fail('POST', 'drop');
    await visit.open('/create');
    await titleInput(visit.page).fill('Nosferatu');
    await save(visit.page);
    await visit.page.getByText('Không kết nối được với hệ thống kia. Vui lòng thử lại sau.').first().waitFor();
  },
  'a list that fails says so, and a second try shows it': async (visit) => {
    visit.cinema.front.fail('GET', { status: 500, body: { message: 'No disk.' } });
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await visit.page.getByText('No disk.').first().waitFor();
    visit.cinema.front.heal();
    await visit.page.getByRole('button', { name: 'Thử lại' }).first().click();
    await expectTitles(visit, ...FIRST);
  },
  'a lost connection keeps the input, and the form can be saved when it is back': async (visit) => {
    const { page } = visit;
    await visit.openFilm('Laura');
    await expect.poll(() => titleInput(page).inputValue()).toBe('Laura');
    await page.getByLabel('Year').fill('1944');
    await page.context().setOffline(true);
    await save(page);
    await page
      .getByText(/[Kk]hông kết nối được|Mất kết nối/u)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByLabel('Year').inputValue()).toMatch(/^1\.?944$/u);
    if ((await visit.film('Laura'))['year'] !== 1944) await save(page);
    await expect.poll(async () => (await visit.film('Laura'))['year']).toBe(1944);
    await visit.cinema.change(String((await visit.film('Laura'))['id']), { year: 1979 });
  },
  'a record that does not exist is reported': async (visit) => {
    await visit.open('/999999/show');
    await visit.page.getByText(visit.backend.missing).first().waitFor();
  },
  'a reload in the middle of a form shows the form with the values of the back end': async (visit) => {
    const { page } = visit;
    await visit.openFilm('Heat');
    await expect.poll(() => titleInput(page).inputValue()).toBe('Heat');
    await titleInput(page).fill('Heat 2');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect.poll(() => titleInput(page).inputValue()).toMatch(/^Heat( 2)?$/u);
    expect((await visit.film('Heat'))['title']).toBe('Heat');
  },
  'a second tab shows what the first one saved': async (visit) => {
    const { page } = visit;
    const other = await page.context().newPage();
    await other.goto(`${visit.list}?${SORTED}&page=1&filter={}`);
    await cell(other, 'Gandhi').waitFor();
    await visit.openFilm('Gandhi');
    await expect.poll(() => titleInput(page).inputValue()).toBe('Gandhi');
    await titleInput(page).fill('Gandhi II');
    await save(page);
    await expect.poll(async () => (await visit.cinema.films()).some((one) => one['title'] === 'Gandhi II')).toBe(true);
    await other.reload();
    await cell(other, 'Gandhi II').waitFor();
    await other.close();
    await visit.cinema.change(String((await visit.film('Gandhi II'))['id']), { title: 'Gandhi' });
  },
  'a phone shows the records as cards, and a tap opens one': async (visit) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 800 });
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await page.getByRole('listitem').getByRole('link', { name: /Dune/u }).first().click();
    await heading(page, /Dune/u).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  },
  'a record that others refer to stays, and the reason is shown': async (visit) => {
    const { page } = visit;
    const { [visit.cinema.studio]: south } = await visit.film('Dune');
    await page.goto(`${stack.admin}/${visit.backend.name}-studios/${String(south)}/show`);
    await heading(page, /South/u).waitFor();
    await pressMore(page, 'Xóa');
    await page.getByText(visit.backend.inUse).first().waitFor();
    await page.goto(`${stack.admin}/${visit.backend.name}-studios`);
    await cell(page, 'South').waitFor();
  },
  'two selected records are deleted together': async (visit) => {
    const { page } = visit;
    await visit.open(`?${SORTED}&page=1&filter={}`);
    await cell(page, 'Alien').waitFor();
    for (const title of ['Alien', 'Brazil'])
      await page
        .getByRole('row', { name: new RegExp(title, 'u') })
        .getByRole('checkbox')
        .check();
    const bar = page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' });
    await bar.getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Xác nhận|Xóa|Đồng ý/u }).click();
    await expect.poll(async () => (await visit.cinema.films()).length).toBe(10);
    await expectTitles(visit, ...FIRST.slice(2), 'Kes', 'Laura');
  },
  'a list of the own server is in the same back-office': async (visit) => {
    await visit.page.goto(`${stack.admin}/routes`);
    await visit.page.getByRole('table').waitFor();
    // The console reports failed requests, which the steps cause.
    expect(visit.errors.filter((error) => !/Failed to load resource/u.test(error))).toEqual([]);
  },
};

describe.each(BACKENDS.map((backend, index) => ({ ...backend, index })))(
  'Back-office on a back end of the dialect $dialect',
  (backend) => {
    let visit: Visit | undefined;
    const visited = async (width = 1280): Promise<Visit> => {
      const cinema = cinemas[backend.index];
      if (!cinema) throw new Error('The back end did not start.');
      const watched = await watchedPage(stack, width);
      const list = `${stack.admin}/${backend.name}-films`;
      const film = async (title: string) => {
        const found = (await cinema.films()).find((one) => one['title'] === title);
        if (!found) throw new Error(`There is no film ${title}.`);
        return found;
      };
      const open = async (path = '') => void (await watched.page.goto(`${list}${path}`));
      const openFilm = async (title: string, page = '') => open(`/${String((await film(title))['id'])}${page}`);
      return { ...watched, backend, cinema, list, film, open, openFilm };
    };
    // A failed test closes its page.
    beforeEach(async () => {
      if (visit && !visit.page.isClosed()) return;
      visit = await visited();
      await signIn(visit.page, stack, 'company-admin', 'routes');
    });
    afterEach(() => {
      visit?.cinema.front.heal();
    });
    afterAll(() => visit?.close());

    test.each(Object.entries(STEPS))('%s', async (_, run) => {
      if (visit) await run(visit);
    });
  },
);
