import type { Model } from '@tuyen/model';
import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { type JsonObject, listProperty, storedDatabase, textProperty } from './stored-database.fixture.ts';

const localized = (more: JsonObject = {}) => labeled('Text', { 'x-kind': 'localized-text', ...more });

/** A project in English and Vietnamese. */
function project(fields: JsonObject, languages: readonly string[] = ['en', 'vi']): Model {
  const files = {
    'resources/users': resource('users', {
      username: textProperty({ 'x-unique': true }),
      roles: listProperty({ 'x-reference': 'roles' }),
    }),
    'resources/roles': resource('roles', { name: textProperty(), permissions: listProperty() }),
    'resources/tools': resource('tools', fields, { title: '{name}' }),
  };
  return modelOf({ users: 'users', roles: 'roles' }, labeledIn(languages, files), { languages });
}

/** Adds each label in every language. */
function labeledIn<T>(languages: readonly string[], files: T): T {
  const text = JSON.stringify(files).replaceAll(/\{"en":("[^"]*")\}/gu, (_, label: string) => {
    return `{${languages.map((language) => `"${language}":${label}`).join(',')}}`;
  });
  return JSON.parse(text) as T;
}

onEachDatabase('Localized texts in existing databases', (emptyDatabase) => {
  const { open, fill } = storedDatabase(emptyDatabase);
  const list = (properties: JsonObject) => labeled('List', { type: 'array', items: { type: 'object', properties } });

  it('a text that becomes localized is the text in the default language, and the search finds it', async () => {
    await fill(project({ name: textProperty(), parts: list({ name: textProperty() }) }), [
      { name: 'Búa', parts: [{ name: 'Cán' }] },
      { name: null },
    ]);
    const after = project({ name: localized({ 'x-searchable': true }), parts: list({ name: localized() }) });
    const { reader, database } = await open(after);
    expect(await reader.get('tools', 't0')).toMatchObject({ name: { en: 'Búa' }, parts: [{ name: { en: 'Cán' } }] });
    expect((await reader.get('tools', 't1'))?.['name']).toBeUndefined();
    expect(await database.texts('SELECT "_search" FROM "tools" WHERE "id" = \'t0\'')).toEqual(['bua']);
  });

  it('a localized text that becomes a text keeps the text in the default language', async () => {
    await fill(project({ name: localized() }), [{ name: { vi: 'Búa', en: 'Hammer' } }, { name: { vi: 'Kìm' } }]);
    const { reader } = await open(project({ name: textProperty() }));
    expect(await reader.get('tools', 't0')).toMatchObject({ name: 'Hammer' });
    expect(await reader.get('tools', 't1')).toMatchObject({ name: 'Kìm' });
  });

  it('a language that is added to or removed from the project leaves localized texts unchanged', async () => {
    const name = { en: 'Hammer', vi: 'Búa' };
    await fill(project({ name: localized() }), [{ name }]);
    const more = await open(project({ name: localized() }, ['en', 'vi', 'de']));
    expect(await more.reader.get('tools', 't0')).toMatchObject({ name });
    const fewer = await open(project({ name: localized() }, ['en']));
    expect(await fewer.reader.get('tools', 't0')).toMatchObject({ name });
  });
});
