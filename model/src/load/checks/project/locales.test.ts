import { describe, expect, test } from 'vitest';
import { catalogOf } from '../../catalog.ts';
import type { Document } from '../../problem.ts';
import type { Locales, ProjectConfig } from '../../project.ts';
import { checkLocales } from './locales.ts';

type Words = Readonly<Record<string, unknown>>;

const CONFIG: ProjectConfig = { schemas: 'schemas', languages: ['vi', 'en'], identity: { users: 'users' } };

function locale(language: string, value: Words | undefined, name = 'admin'): Document {
  return { kind: 'locale', name, file: `schemas/locales/${language}/${name}.json`, text: '', value };
}

function reported(
  files: readonly Document[],
  tool: Locales = {},
  keys: Partial<ProjectConfig> = {},
): readonly string[] {
  const settings: Document = { kind: 'config', name: 'tuyen.config', file: 'tuyen.config.json', text: '', value: {} };
  const catalog = catalogOf({ ...CONFIG, ...keys }, [settings, ...files], tool);
  return [...checkLocales(catalog)].map(({ code, severity, document, path, message, hint }) => {
    expect([code, severity]).toEqual(['TUY805', 'warning']);
    return `${document.file}${path.map((key) => `/${key}`).join('')}: ${message} ${hint ?? ''}`;
  });
}

describe('Comparison of texts between languages', () => {
  test('texts of two languages must have the same keys at any depth, except for plural forms', () => {
    const vi = { $schema: 'x', a: 'a', b: { c: 'c', n_other: 'n' }, none: 5 };
    const en = { a: 'a', b: { c: 'c', n_zero: 'n', n_one: 'n', n_two: 'n', n_few: 'n', n_many: 'n', n_other: 'n' } };
    expect(reported([locale('vi', vi), locale('en', en)])).toEqual([]);
  });

  test('a translation key that one language lacks is reported, and keys of the first language come first', () => {
    const found = reported([locale('vi', { a: 'a', b: { c: 'c' } }), locale('en', { b: { d: 'd' }, a_b: 'x' })]);
    expect(found).toEqual([
      'schemas/locales/vi/admin.json/a: "a" is not written in "en". Add it to schemas/locales/en/admin.json.',
      'schemas/locales/vi/admin.json/b/c: "b.c" is not written in "en". Add it to schemas/locales/en/admin.json.',
      'schemas/locales/en/admin.json/a_b: "a_b" is written in "en" alone. Add it to schemas/locales/vi/admin.json, or remove it.',
      'schemas/locales/en/admin.json/b/d: "b.d" is written in "en" alone. Add it to schemas/locales/vi/admin.json, or remove it.',
    ]);
  });

  test('texts of two languages are compared file by file', () => {
    const files = [
      locale('vi', { a: 'a' }),
      locale('en', { a: 'a' }),
      locale('vi', { b: 'b' }, 'portal'),
      locale('en', { c: 'c' }, 'portal'),
    ];
    expect(reported(files)).toEqual([
      'schemas/locales/vi/portal.json/b: "b" is not written in "en". Add it to schemas/locales/en/portal.json.',
      'schemas/locales/en/portal.json/c: "c" is written in "en" alone. Add it to schemas/locales/vi/portal.json, or remove it.',
    ]);
  });

  test('each language needs a locale file for every file in which the first language has texts', () => {
    expect(reported([locale('vi', { a: 'a' })])).toEqual([
      'schemas/locales/vi/admin.json: There is no admin.json in "en". Add locales/en/admin.json.',
    ]);
    expect(reported([locale('vi', {})])).toEqual([]);
    expect(reported([locale('en', { a: 'a' })])).toEqual([]);
  });

  test('texts of two languages are not compared if one of the files is unreadable', () => {
    expect(reported([locale('vi', undefined), locale('en', { a: 'a' })])).toEqual([]);
    expect(reported([locale('vi', { a: 'a' }), locale('en', undefined)])).toEqual([]);
  });
});

describe('Texts that the tool provides', () => {
  const tool = { vi: { admin: { a: 'a' } }, en: { admin: { b: 'b' } } };

  test('a project need not translate a text that the tool provides in that language', () => {
    expect(reported([locale('vi', { b: 'b' })], tool)).toEqual([]);
    expect(reported([locale('vi', { b: 'b', c: 'c' })], tool)).toEqual([
      'schemas/locales/vi/admin.json: There is no admin.json in "en". Add locales/en/admin.json.',
    ]);
    expect(reported([locale('vi', { b: 'b', c: 'c' }), locale('en', { a: 'a', c: 'c' })], tool)).toEqual([]);
  });

  test("a project must translate the tool's texts into a language that the tool lacks", () => {
    const words = { en: { admin: { auth: { out: 'x', in: 'x' }, home: { title: 'x' } }, model: { id: 'x' } } };
    const languages = ['en', 'de'];
    const admin = { out: 'out', custom: 'custom', public: 'public' };
    const hint = 'They are shown in English. Run "tuyen new locale de", and translate schemas/locales/de.';
    const at = 'tuyen.config.json/languages/1: "de" lacks';
    expect(reported([], words, { languages, admin })).toEqual([
      `${at} 4 texts: admin.json auth.out, auth.in, home.title; model.json id. ${hint}`,
    ]);
    expect(reported([], words, { languages })).toEqual([`${at} 1 text: model.json id. ${hint}`]);
    const german = [locale('de', { auth: { in: 'x' }, home: { title: 'x' } }), locale('de', { id: 'x' }, 'model')];
    expect(reported(german, words, { languages, admin })).toEqual([`${at} 1 text: admin.json auth.out. ${hint}`]);
    const many = { en: { portal: { a: 'x', b: 'x', c: 'x', d: 'x' } } };
    expect(reported([], many, { languages, portal: admin })).toEqual([
      `${at} 4 texts: portal.json a, b, c, … (4). ${hint}`,
    ]);
  });
});
