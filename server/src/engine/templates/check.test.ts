import type { Model, Print } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkTemplates, templateError } from './check.ts';
import { templateName } from './names.ts';

const PRINT: Print = {
  name: 'sheet',
  source: 'schemas/prints/sheet.json',
  label: { en: 'Sheet' },
  resource: 'books',
  list: false,
  permission: 'book.read',
  papers: ['A4'],
  template: { resource: 'preferences', field: 'greeting' },
  blocks: [],
};
const MODEL: Model = {
  ...libraryModel(),
  prints: [PRINT, { ...PRINT, template: { resource: 'preferences', field: 'farewell' } }],
};

describe('Placeholders in a print template', () => {
  it.each([
    '',
    'no placeholder',
    '<p>{title} <b>{author.name}</b></p>',
    '{print.time} {print.date} {print.by} {print.office} {print.count} {print.logo}',
    '{qr:isbn} {barcode: isbn }',
    '<p title="{nothing}">a</p>',
  ])('a print template with known placeholders is accepted: %s', (html) => {
    expect(templateError(MODEL, PRINT, html)).toBeUndefined();
  });

  it.each([
    ['{xyzxyzxyz}', undefined],
    ['{titel}', '{title}'],
    ['{print.tme}', '{print.time}'],
    ['{print.lgo}', '{print.logo}'],
    ['{author.nam}', '{author.name}'],
    ['{qr:isbm}', '{qr:isbn}'],
    ['{barcode:author.nam}', '{barcode:author.name}'],
    ['<p>{title}</p><ul><li>{ titel }</li></ul>{isbm}', '{title}'],
  ])(
    'the error for a print template names the first unknown placeholder and a similar known placeholder: %s',
    (html, nearest) => {
      const [placeholder = ''] =
        /\{[^{}]*(?:xyz|te?l|tme|lgo|nam|isbm)[^{}]*\}/u.exec(html.replace('{title}', '')) ?? [];
      expect(templateError(MODEL, PRINT, html)).toEqual(
        nearest === undefined
          ? { code: 'unknown_placeholder', params: { placeholder } }
          : { code: 'unknown_placeholder_near', params: { placeholder, nearest } },
      );
    },
  );

  it('a write checks a print template only if the template field changes', () => {
    const refusal = (row: Readonly<Record<string, unknown>>, ...changed: readonly string[]) => {
      try {
        return checkTemplates(
          MODEL,
          { name: 'preferences' },
          row,
          changed.map((name) => ({ name })),
        );
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [error.status, error.code, error.params, error.errors];
      }
    };
    const wrong = { greeting: '{xyzxyzxyz}', farewell: '{xyzxyzxyz}' };
    const unknown = { code: 'unknown_placeholder', params: { placeholder: '{xyzxyzxyz}' } };
    expect(refusal(wrong, 'greeting')).toEqual([422, 'validation_failed', {}, { greeting: unknown }]);
    expect(refusal(wrong, 'farewell', 'greeting')).toEqual([
      422,
      'validation_failed',
      {},
      { greeting: unknown, farewell: unknown },
    ]);
    expect(refusal(wrong, 'loan_days')).toBeUndefined();
    expect(refusal({ greeting: '{title}' }, 'greeting')).toBeUndefined();
    expect(refusal({ greeting: null }, 'greeting')).toBeUndefined();
    expect(checkTemplates(MODEL, { name: 'books' }, wrong, [{ name: 'greeting' }])).toBeUndefined();
  });
});

it('a template placeholder stands for a text, a QR code, a barcode or the logo', () => {
  expect(templateName('author.name')).toEqual({ kind: 'text', path: 'author.name' });
  expect(templateName('qr: code ')).toEqual({ kind: 'qr', path: 'code' });
  expect(templateName('barcode:a:b')).toEqual({ kind: 'barcode', path: 'a:b' });
  expect(templateName('print.logo')).toEqual({ kind: 'logo' });
  expect(templateName('aqr:code')).toEqual({ kind: 'text', path: 'aqr:code' });
});
