import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminModel } from '@tuyen/admin-kit';
import { addServerTexts } from '../../../apps/admin-kit/src/runtime/runtime-texts.ts';
import { createI18n } from '../../../apps/admin-kit/src/i18n/i18n.ts';
import type { i18n as I18n } from 'i18next';
import { projectRoot } from './model.ts';

type Words = Record<string, unknown>;

/**
 * Top-level keys in the locale files under which the generator writes texts from the schemas. All other texts belong to
 * the shell (the kit's own screens).
 */
const FROM_SCHEMAS = ['resources', 'enums', 'kinds'];

const COMMITTED = join(projectRoot, 'apps/admin/public/locales');

const wordsIn = (locales: string, language: string): Words =>
  JSON.parse(readFileSync(join(locales, language, 'common.json'), 'utf8')) as Words;

export async function printedWords(model: AdminModel, language = 'vi', locales = COMMITTED): Promise<I18n> {
  const loaded = async (tag: string) => wordsIn(locales, tag);
  const { i18n, load } = createI18n({ languages: model.languages, language, load: loaded });
  await load(language);
  return i18n;
}

export async function servedWords(model: AdminModel, language = 'vi'): Promise<I18n> {
  const shell = async (tag: string) =>
    Object.fromEntries(Object.entries(wordsIn(COMMITTED, tag)).filter(([key]) => !FROM_SCHEMAS.includes(key)));
  const { i18n, load } = createI18n({ languages: model.languages, language, load: shell });
  await load(language);
  addServerTexts(i18n, model);
  return i18n;
}
