import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Category from '@mui/icons-material/Category';
import { fireEvent } from '@testing-library/dom';
import { type AdminModel } from '@tuyen/admin-kit';
import { addServerTexts } from '../../apps/admin-kit/src/runtime/runtime-texts.ts';
import { withServerResources } from '../../apps/admin-kit/src/runtime/runtime-entry.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../apps/admin/src/generated/resources.gen.ts';
import { lostItems } from '../support/lost-items.ts';
import { readList } from './read/list.ts';
import { accessibleNameOf } from './read/text.ts';
import { readPage } from './same-pages.ts';
import { showMenu } from './stage/menu.tsx';
import { handedOut, projectRoot } from './stage/model.ts';
import { open } from './stage/pages.tsx';
import { idOf, sampleRows } from './stage/rows.ts';
import { type Setup, type Shown } from './stage/stage.tsx';
import { printedWords } from './stage/words.ts';

const NAME = lostItems.name;
let folder: string;
let model: AdminModel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyen-server-'));
  await cp(join(projectRoot, 'tuyen.config.json'), join(folder, 'tuyen.config.json'));
  await cp(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
  await writeFile(join(folder, 'schemas/resources', `${NAME}.json`), JSON.stringify(lostItems));
  model = handedOut(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function setup(language: string): Promise<Setup> {
  const i18n = await printedWords(model, language);
  addServerTexts(i18n, model);
  return { model, entries: withServerResources(resources, model.resources, Category), i18n, rows: sampleRows(model) };
}

test('in the app, a resource that only the server knows comes after the built-in resources', async () => {
  const { entries } = await setup('vi');
  expect(resources.some(({ name }) => name === NAME)).toBe(false);
  expect(entries.slice(0, resources.length)).toEqual(resources);
  expect(entries.slice(resources.length).map(({ name }) => name)).toEqual([NAME]);
  expect(Object.keys(entries.at(-1)?.pages ?? {}).sort()).toEqual(['create', 'edit', 'list', 'show']);
});

const LABELS = {
  vi: {
    plural: 'Đồ thất lạc',
    columns: ['Mô tả', 'Tình trạng'],
    nested: ['Họ tên *', 'Bằng chứng'],
    claims: 'Người đến nhận',
    inner: ['Số giấy tờ', 'Ngày cấp', 'Số trang'],
    help: 'Người nhận liên hệ bằng cách nào',
    chosen: 'Quầy',
    headers: ['Hỏi qua', 'Giấy tờ', 'Số giấy tờ', 'Số trang'],
    unit: 'trang',
    value: 'Đang giữ',
  },
  en: {
    plural: 'Lost items',
    columns: ['Description', 'State'],
    nested: ['Name *', 'Proof'],
    claims: 'Claims',
    inner: ['Paper number', 'Issued on', 'Number of pages'],
    help: 'How the claimant got in touch',
    chosen: 'Counter',
    headers: ['Asked by', 'Papers', 'Paper number', 'Number of pages'],
    unit: 'pages',
    value: 'Found',
  },
} as const;

describe.each(['vi', 'en'] as const)('Pages in the language %s', (language) => {
  const labels = LABELS[language];

  test("a resource that only the server knows is in the menu with the server's label", async () => {
    const { page } = await showMenu(await setup(language), '/');
    const links = [...page.querySelectorAll('nav a[href]')].map((link) => [
      link.getAttribute('href'),
      accessibleNameOf(link),
    ]);
    expect(links).toContainEqual([`/${NAME}`, labels.plural]);
    expect(links.length).toBeGreaterThan(resources.length - 2);
  });

  test('pages of a resource that only the server knows use the labels in its schema', async () => {
    const on = await setup(language);
    const list = readList((await open(on, NAME, 'list')).page);
    expect(list.heading).toBe(labels.plural);
    expect(list.columns.map(({ header }) => header)).toEqual(expect.arrayContaining([...labels.columns]));

    const create = await open(on, NAME, 'create');
    expect(partNamed(create, 'state').text).toContain(labels.value);
    press(addsTo(create, 'claims'));
    await create.settle();
    const names = partNamed(create, 'claims').controls.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...labels.nested]));
    // Adds an item to a list inside an item of another list. The labels of the new item must be translated, and the
    // defaults of both items must be filled in.
    press(addsTo(create, 'claims.0.papers'));
    await create.settle();
    const claim = partNamed(create, 'claims');
    expect(claim.controls.map(({ name }) => name)).toEqual(expect.arrayContaining([...labels.inner]));
    expect(claim.text).toContain(labels.help);
    expect(claim.text).toContain(labels.chosen);
    expect(inputNamed(create, 'claims.0.papers.0.pages')).toHaveProperty('value', '2');

    const record = readPage(await open(on, NAME, 'show', idOf(NAME, 1)));
    const shown = record.sections.flatMap(({ parts }) => parts.map(({ label }) => label));
    expect(shown).toEqual(expect.arrayContaining([...labels.columns]));
    const claims = record.sections.flatMap(({ parts }) => parts).find(({ label }) => label === labels.claims);
    for (const word of [...labels.headers, labels.unit]) expect(claims?.text ?? '').toContain(word);
  });
});

test('the form of a resource that only the server knows validates input by its schema', async () => {
  const form = await open(await setup('vi'), NAME, 'create');
  press(addsTo(form, 'claims'));
  await form.settle();
  type(form, 'description', 'ô');
  press(form.page.querySelector('button[type=submit]'));
  await form.settle();
  expect(helpOf(form, 'description')).toEqual('Cần ít nhất 3 ký tự.');
  expect(helpOf(form, 'found_on')).toEqual('Bắt buộc nhập.');
  expect(helpOf(form, 'claims.0.name')).toEqual('Bắt buộc nhập.');

  type(form, 'description', 'Ô xanh');
  type(form, 'claims.0.name', 'Nguyễn Văn An');
  await form.settle();
  expect(helpOf(form, 'description')).toBe('');
  expect(helpOf(form, 'claims.0.name')).toBe('');
});

function partNamed(shown: Shown, source: string) {
  const parts = readPage(shown).sections.flatMap((section) => section.parts);
  const part = parts.find((each) => each.source === source);
  if (!part) throw new Error(`No input of ${source} among ${parts.map((each) => each.source).join(', ')}.`);
  return part;
}

function addsTo({ page }: Shown, source: string): Element | null {
  return [...page.querySelectorAll(`[class~="ra-input-${source}"] button`)].at(-1) ?? null;
}

function press(button: Element | null): void {
  if (!button) throw new Error('There is no such button.');
  fireEvent.click(button);
}

function inputNamed({ page }: Shown, name: string): Element {
  const input = page.querySelector(`[name="${name}"]`);
  if (!input) throw new Error(`No input is named ${name}.`);
  return input;
}

function type(shown: Shown, name: string, value: string): void {
  fireEvent.change(inputNamed(shown, name), { target: { value } });
}

function helpOf(shown: Shown, name: string): string | undefined {
  const controls = readPage(shown).sections.flatMap(({ parts }) => parts.flatMap((part) => part.controls));
  const wanted = accessibleNameOf(inputNamed(shown, name));
  return controls.find((control) => control.name === wanted)?.help;
}
