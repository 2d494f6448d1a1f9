import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import type { Resource } from '@tuyen/model';
import { workbook } from '@tuyen/model/xlsx';
import type { Project } from '../project.ts';
import { templates } from './templates.ts';

function read(bytes: Uint8Array): Readonly<Record<string, string>> {
  const view = Buffer.from(bytes);
  const end = view.length - 22;
  expect(view.readUInt32LE(end)).toBe(0x06054b50);
  let at = view.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let index = 0; index < view.readUInt16LE(end + 10); index++) {
    const [crc, size, nameLength, offset] = [
      view.readUInt32LE(at + 16),
      view.readUInt32LE(at + 24),
      view.readUInt16LE(at + 28),
      view.readUInt32LE(at + 42),
    ];
    const name = view.toString('utf8', at + 46, at + 46 + nameLength);
    const content = view.subarray(offset + 30 + nameLength, offset + 30 + nameLength + size);
    expect(crc32(content), name).toBe(crc);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

describe('Spreadsheet templates for imports', () => {
  let project: Project;
  beforeAll(async () => {
    project = await library();
  });

  test('each resource that can be imported has one spreadsheet template per language', () => {
    expect(templates(project).map(({ path }) => path)).toEqual([
      'web/desk/public/templates/vi/books.xlsx',
      'web/desk/public/templates/en/books.xlsx',
    ]);
  });

  test('an import template has a sheet with the column headings and a second sheet with explanations', async () => {
    const [vietnamese] = templates(project);
    const files = read((await vietnamese?.print()) as Uint8Array);
    const [filled = '', notes = ''] = [files['xl/worksheets/sheet1.xml'], files['xl/worksheets/sheet2.xml']];
    expect(filled).toContain('>Nhan đề<');
    expect(filled).not.toContain('created_at');
    expect(notes).toContain('>Nhan đề<');
    expect(notes).toContain('Ví dụ 9786041000001.');
    expect(notes).toContain('CSV UTF-8');
  });
});

test('an import template offers only the enum values that the field allows, without the empty value', async () => {
  const { model, ...project } = await library();
  const resources = model.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) =>
      field.name === 'state' ? { ...field, readOnly: false, values: ['LENT', null] } : field,
    ),
  }));
  const enums = model.enums.map((each) => ({
    ...each,
    values: [...each.values, { value: null, label: { en: 'None' } }],
  }));
  const files = templates({ ...project, model: { ...model, enums, resources: resources as Resource[] } });
  const book = (await files.find(({ path }) => path.includes('/en/'))?.print()) as Uint8Array;
  const sheets = Object.values(read(book)).join('');
  expect(sheets).toContain('Lent');
  expect(sheets).not.toMatch(/On the shelf|None/);
});

describe('Generated spreadsheet files', () => {
  const sheet = (name: string) => ({
    name,
    columns: [
      { heading: 'a & "b"', marked: true, choices: ['X', 'Y'] },
      { heading: 'c', marked: false, choices: ['one, two'] },
    ],
    rows: [['<1>', '0912']],
  });

  test('generating the same spreadsheet twice gives identical bytes', () => {
    expect(workbook([sheet('A')], 'stored')).toEqual(workbook([sheet('A')], 'stored'));
  });

  test('a generated spreadsheet escapes texts and replaces characters that sheet names cannot contain', () => {
    const files = read(workbook([sheet('Tỉnh/Thành phố')], 'stored'));
    expect(files['xl/workbook.xml']).toContain('name="Tỉnh – Thành phố"');
    expect(files['xl/worksheets/sheet1.xml']).toContain('a &amp; &quot;b&quot;');
    expect(files['xl/worksheets/sheet1.xml']).toContain('&lt;1&gt;');
  });

  test('a spreadsheet column gets a drop-down list, but not if a choice contains a comma', () => {
    const text = read(workbook([sheet('A')], 'stored'))['xl/worksheets/sheet1.xml'] ?? '';
    expect(text).toContain('<formula1>"X,Y"</formula1>');
    expect(text).toContain('<dataValidations count="1">');
  });
});

test('changing the label of a referenced resource regenerates the import template that refers to it', async () => {
  const project = await library();
  const { model } = project;
  const relabeled = (name: string) => {
    const resources = model.resources.map((one) => (one.name === name ? { ...one, label: { en: 'Writer' } } : one));
    return templates({ ...project, model: { ...model, resources } }).map(({ slice }) => JSON.stringify(slice));
  };
  const [before, ...others] = templates(project);
  expect(before?.sources).toEqual(['schemas/resources/books.json', 'schemas/resources/authors.json']);
  const slices = [before, ...others].map((file) => JSON.stringify(file?.slice));
  expect(relabeled('authors').map((slice, index) => slice === slices[index])).toEqual([false, false]);
  expect(relabeled('roles')).toEqual(slices);
});
