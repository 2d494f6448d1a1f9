import { expect, test } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';
import { createI18n } from './i18n.ts';

const texts: Record<string, Record<string, unknown>> = {
  vi: {
    hello: 'Chào %{name}',
    only: 'Chỉ tiếng Việt',
    resources: { routes: { name: 'Tuyến', fields: { stops: 'Điểm dừng', 'stops.order': 'Thứ tự' } } },
  },
  en: { hello: 'Hello %{name}', resources: { routes: { name: 'Route |||| Routes' } } },
};

async function start(language?: string) {
  const asked: string[] = [];
  const all = createI18n({
    languages: ['vi', 'en'],
    language,
    load: async (each) => {
      asked.push(each);
      return texts[each] ?? {};
    },
  });
  await all.load(all.i18n.language);
  return { ...all, asked, provider: createI18nProvider(all, ['vi', 'en']) };
}

test('the default language is Vietnamese, and other languages load only after they are chosen', async () => {
  const { provider, asked } = await start();
  expect(provider.getLocale()).toBe('vi');
  expect(asked).toEqual(['vi']);
  await provider.changeLocale('en');
  await provider.changeLocale('vi');
  expect(asked).toEqual(['vi', 'en']);
});

test('translation keys without a namespace are looked up in the namespace "common"', async () => {
  const { i18n } = await start();
  i18n.addResourceBundle('vi', 'other', { hello: 'other' });
  expect(i18n.t('hello', { name: 'An' })).toBe('Chào An');
  expect(i18n.t('hello', { name: 'An', ns: 'common' })).toBe('Chào An');
  expect(i18n.t('hello', { ns: 'other' })).toBe('other');
});

test('a text that is missing in English is shown in Vietnamese', async () => {
  const { provider } = await start();
  await provider.changeLocale('en');
  expect(provider.translate('hello', { name: 'An' })).toBe('Hello An');
  expect(provider.translate('only')).toBe('Chỉ tiếng Việt');
});

test('a text missing in English is shown in Vietnamese after the Vietnamese texts load', async () => {
  const { provider, load, asked } = await start('en');
  expect(asked).toEqual(['en']);
  await load('vi');
  expect(provider.translate('hello', { name: 'An' })).toBe('Hello An');
  expect(provider.translate('only')).toBe('Chỉ tiếng Việt');
});

test('a language whose texts failed to load is requested again', async () => {
  let broken = true;
  const load = async (each: string) => {
    if (broken) throw new Error('offline');
    return texts[each] ?? {};
  };
  const all = createI18n({ languages: ['vi', 'en'], load });
  const provider = createI18nProvider(all, ['vi', 'en']);
  await expect(provider.changeLocale('en')).rejects.toThrow('offline');
  expect(provider.getLocale()).toBe('vi');
  broken = false;
  await provider.changeLocale('en');
  expect(provider.translate('hello', { name: 'An' })).toBe('Hello An');
});

test('the app starts in Vietnamese if the stored language is unknown', async () => {
  expect((await start('fr')).provider.getLocale()).toBe('vi');
});

test("a missing translation key shows the caller's default text, or else the key", async () => {
  const { provider } = await start();
  expect(provider.translate('nowhere', { _: 'Mặc định' })).toBe('Mặc định');
  expect(provider.translate('nowhere')).toBe('nowhere');
  expect(provider.translate('Lỗi: hết hạn. Thử lại.')).toBe('Lỗi: hết hạn. Thử lại.');
});

test('resource names are translated in singular and plural', async () => {
  const { provider } = await start('en');
  expect(provider.translate('resources.routes.name', { smart_count: 1 })).toBe('Route');
  expect(provider.translate('resources.routes.name', { smart_count: 2 })).toBe('Routes');
  expect(provider.translate('resources.routes.name')).toBe('Route');
});

test('a nested list and the fields of its rows have separate labels', async () => {
  const { provider } = await start();
  expect(provider.translate('resources.routes.fields.stops')).toBe('Điểm dừng');
  expect(provider.translate('resources.routes.fields.stops.order')).toBe('Thứ tự');
});

test('i18next and react-admin translate the same keys to the same texts', async () => {
  const { i18n, provider } = await start('en');
  for (const [key, values] of [
    ['hello', { name: 'An' }],
    ['resources.routes.name', { smart_count: 2 }],
    ['resources.routes.name', {}],
    ['nowhere', {}],
  ] as const)
    expect(i18n.getFixedT('en', 'common')(key, values)).toBe(provider.translate(key, values));
  expect(i18n.t('nowhere', { defaultValue: 'Default' })).toBe('Default');
});
