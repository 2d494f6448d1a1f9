// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Field, Resource } from '@tuyen/model';
import { AdminContext, memoryStore, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { ModelProvider } from '../model/model-context.tsx';
import ImportDialog from './import-dialog.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string, vi: string, more: object = {}) =>
  ({
    name,
    kind: 'text',
    label: { vi },
    readOnly: false,
    writeOnly: false,
    unique: false,
    schema: {},
    ...more,
  }) as unknown as Field;
const vehicles = {
  name: 'vehicles',
  actions: ['list', 'show', 'create', 'edit'],
  fields: [field('plate', 'Biển số', { unique: true }), field('maker', 'Hãng'), field('color', 'Màu')],
} as unknown as Resource;

function open() {
  const importRows = vi.fn(async (_resource: string, sent: { columns: string[]; rows: string[][] }) => ({
    rows: sent.rows.map(() => ({ action: 'create' })),
  }));
  const model = createModelStore(async () => EMPTY_MODEL, { languages: ['vi'], resources: [vehicles] });
  const translate = (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values).filter((value) => typeof value === 'number')].join(' ');
  render(
    <AdminContext
      dataProvider={Object.assign(testDataProvider(), { importRows })}
      store={memoryStore()}
      i18nProvider={{ translate, changeLocale: async () => undefined, getLocale: () => 'vi' }}
    >
      <ModelProvider store={model}>
        <ResourceContextProvider value="vehicles">
          <ImportDialog onClose={() => undefined} />
        </ResourceContextProvider>
      </ModelProvider>
    </AdminContext>,
  );
  const choose = (text: string, name = 'xe.csv') => {
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const file = Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text) });
    fireEvent.change(input, { target: { files: [file] } });
  };
  return { importRows, choose };
}

async function pick(column: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: column }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

const proceed = () => screen.findByRole('button', { name: 'import.columns.continue' });

test("the user's mapping of an unknown column is reused for the next imported file", async () => {
  const { importRows, choose } = open();
  choose('Biển số,Nhà sản xuất,Ghi chú\nA,Thaco,x\n');
  expect((await proceed()).hasAttribute('disabled')).toBe(true);
  await pick('Nhà sản xuất', 'Hãng');
  await pick('Ghi chú', 'import.columns.leave_out');
  expect(screen.getByRole('combobox', { name: 'Ghi chú' }).textContent).toBe('import.columns.leave_out');
  fireEvent.click(await proceed());
  await screen.findByText('import.start 1');
  expect(importRows.mock.calls[0]?.[1]).toMatchObject({ columns: ['Biển số', 'maker'], rows: [['A', 'Thaco']] });

  choose('Biển số,Ghi chú,NHÀ SẢN XUẤT\nB,y,Samco\n');
  fireEvent.click(await proceed());
  await screen.findByText('import.start 1');
  expect(importRows.mock.calls[1]?.[1]).toMatchObject({ columns: ['Biển số', 'maker'], rows: [['B', 'Samco']] });
});

test('the progress of an import is shown as sent rows out of all rows', async () => {
  const { importRows, choose } = open();
  let finish: () => void = () => undefined;
  choose(`plate\n${Array.from({ length: 120 }, (_, row) => `P${row}\n`).join('')}`);
  fireEvent.click(await screen.findByText('import.start 120'));
  importRows.mockImplementation(async (_resource, { rows }) => {
    if (rows[0]?.[0] === 'P100') await new Promise<void>((resolve) => (finish = resolve));
    return { rows: rows.map(() => ({ action: 'create' })) };
  });
  await screen.findByText('import.progress 100 120');
  finish();
  await screen.findByText('import.done 120');
});

test('the import dialog rejects a file without the extension .csv before reading it', async () => {
  const { importRows, choose } = open();
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe('.csv,text/csv');
  choose('plate\nA\n', 'xe.xlsx');
  await screen.findByText('import.only_csv');
  expect(importRows).not.toHaveBeenCalled();
  choose('plate\nA\n', 'XE.CSV');
  await screen.findByText('import.start 1');
});

test('the spreadsheet template of an import is in the current language of the user', async () => {
  const spreadsheet = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  vi.stubGlobal('fetch', async () => new Response(null, { headers: spreadsheet }));
  open();
  const link = await screen.findByRole('link', { name: 'import.template_xlsx' });
  expect(link.getAttribute('href')).toBe('/templates/vi/vehicles.xlsx');
});

test('the import dialog does not let two columns map to the same field', async () => {
  const { choose } = open();
  choose('plate,x,y\nA,1,2\n');
  await pick('x', 'Màu');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'y' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['import.columns.choose', 'import.columns.leave_out', 'Hãng']);
});

test('the import dialog rejects rows whose cells do not match the header and does not send them', async () => {
  const { importRows, choose } = open();
  choose('plate,maker\nThaco, đời 2020,x\nB,Samco\n');
  await screen.findByText('import.faults.too_many_cells 3 2');
  expect(importRows.mock.calls[0]?.[1]).toMatchObject({ rows: [['B', 'Samco']] });
});

test('the import dialog rejects a file with an unreadable header', async () => {
  const { importRows, choose } = open();
  choose('plate,"maker\nA,1\n');
  await screen.findByText(/^import\.(header_faulty|empty)/u);
  expect(importRows).not.toHaveBeenCalled();
});

test('the import dialog lists the first of 100,000 invalid rows and counts the rest', async () => {
  const { choose } = open();
  choose(`plate,maker\n${'A,b,c\n'.repeat(100_000)}`);
  await screen.findByText('import.more_rows 99950', undefined, { timeout: 60_000 });
  expect(screen.getAllByRole('row')).toHaveLength(51);
}, 120_000);
