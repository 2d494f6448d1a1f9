import { expect, test } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';
import { createI18n } from './i18n.ts';

const texts: Record<string, Record<string, unknown>> = {
  vi: {
    hello: 'Chào %{name}',
    resources: { routes: { name: 'Tuyến', fields: { stops: 'Điểm dừng', 'stops.order': 'Thứ tự' } } },
  },
  en: { hello: 'Hello %{name}', resources: { routes: { name: 'Route |||| Routes' } } },
};
const asked: string[] = [];
async function start(language?: string) {
  const { i18n, ready } = createI18n({
    languages: ['vi', 'en'],
    language,
    load: async (lng, ns) => {
      asked.push(`/locales/${lng}/${ns}.json`);
      return texts[lng] ?? {};
    },
  });
  await ready;
  return i18n;
}

test('the default is Vietnamese, and no other language is fetched before it is chosen', async () => {
  asked.length = 0;
  const provider = createI18nProvider(await start(), { vi: 'Tiếng Việt', en: 'English' });
  expect(provider.getLocale()).toBe('vi');
  expect(asked).toEqual(['/locales/vi/common.json']);
  await provider.changeLocale('en');
  expect(asked).toEqual(['/locales/vi/common.json', '/locales/en/common.json']);
  expect(provider.translate('hello', { name: 'An' })).toBe('Hello An');
});

test('an unknown language starts in Vietnamese', async () => {
  expect(createI18nProvider(await start('fr'), {}).getLocale()).toBe('vi');
});

test('a missing key shows the default of the caller', async () => {
  const provider = createI18nProvider(await start(), {});
  expect(provider.translate('nowhere', { _: 'Mặc định' })).toBe('Mặc định');
  expect(provider.translate('nowhere')).toBe('nowhere');
  expect(provider.translate('Lỗi: hết hạn. Thử lại.')).toBe('Lỗi: hết hạn. Thử lại.');
});

test('names have a singular and a plural', async () => {
  const provider = createI18nProvider(await start('en'), {});
  expect(provider.translate('resources.routes.name', { smart_count: 1 })).toBe('Route');
  expect(provider.translate('resources.routes.name', { smart_count: 2 })).toBe('Routes');
  expect(provider.translate('resources.routes.name')).toBe('Route');
});

test('a nested field has a label beside the one of its list', async () => {
  const provider = createI18nProvider(await start(), {});
  expect(provider.translate('resources.routes.fields.stops')).toBe('Điểm dừng');
  expect(provider.translate('resources.routes.fields.stops.order')).toBe('Thứ tự');
});
