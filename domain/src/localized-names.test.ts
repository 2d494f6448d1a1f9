import type { DashboardAnswer } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clerk, openShop, type Shop } from './shop.fixture.ts';
import { openCatalog } from './public/choices/catalog.ts';

let shop: Shop;
/** Vietnamese names of the records with a localized name. */
let vietnamese: readonly string[];
beforeAll(async () => {
  shop = await openShop();
  const named = shop.engine.model.resources.filter(({ fields }) =>
    fields.some(({ name, kind }) => name === 'name' && kind === 'localized-text'),
  );
  expect(named.map(({ name }) => name)).toContain('districts');
  const rows = (await Promise.all(named.map(({ name }) => shop.engine.store.find(name)))).flat();
  // A name without accents, such as Gia Lai, is the same in English.
  vietnamese = rows.map((row) => (row['name'] as { vi: string }).vi).filter((name) => /[^\p{ASCII}–]/u.test(name));
});
afterAll(() => shop.app.close());

const reading = async (account: string, language: string): Promise<Clerk> => {
  const clerk = await shop.signIn(account);
  return { ...clerk, headers: { ...clerk.headers, 'accept-language': language } };
};

/** A localized name that was joined to a text, or that was not replaced by the reader's text. */
const UNREAD = /.{0,60}(?:\[object Object\]|\{"vi":).{0,40}/u;

function expectNames(body: string, language: string, of: string): void {
  expect(UNREAD.exec(body)?.[0], of).toBeUndefined();
  if (language === 'en')
    expect(
      vietnamese.filter((name) => body.includes(JSON.stringify(name).slice(1, -1))),
      of,
    ).toEqual([]);
}

describe.each(['vi', 'en'])('Localized names in the language %s', (language) => {
  it('public lists and orders have texts in place of localized names', async () => {
    const headers = { 'accept-language': language };
    const { code, result_id } = await shop.register();
    const order = await shop.order(code);
    const { phone } = await shop.rowOf('customers', { id: order.customer_id });
    const route = await shop.idOf('routes', { code: '32' });
    const hanoi = await shop.idOf('cities', { code: '01' });
    const group = await shop.idOf('object-groups', { code: 'HSSV' });
    const paths = [
      ...[...openCatalog(shop.engine as never).keys()].filter((path) => path !== 'public/required-documents'),
      `public/required-documents?object_group_id=${group}`,
      `public/districts?city=${hanoi}`,
      `public/routes/${route}`,
      `public/orders/${code}?phone=${String(phone)}`,
      `public/results/${result_id}`,
      'public/contact',
    ];
    for (const path of paths) {
      const answer = await shop.app.inject({ url: `/api/v1/${path}`, headers });
      expect(answer.statusCode, path).toBe(200);
      expectNames(answer.body, language, path);
    }
  });

  it('mails have texts in place of localized names, for orders of every status', async () => {
    const clerk = await reading('superuser', language);
    const templates: readonly Row[] = (await shop.get('mail-templates', clerk)).json();
    expect(templates.length).toBeGreaterThan(10);
    for (const { name, about_order: about } of templates) {
      for (const delivery_method of about ? ['COUNTER', 'HOME'] : [undefined]) {
        const code = delivery_method && (await shop.rowOf('orders', { delivery_method }))['code'];
        const query = code ? `&order=${String(code)}` : '';
        const answer = await shop.get(`mail-templates/${String(name)}/preview?language=${language}${query}`, clerk);
        if (answer.statusCode === 404 && code) continue;
        expect(answer.statusCode, answer.body).toBe(200);
        expectNames(answer.body, language, String(name));
      }
    }
  });

  it('prints have texts in place of localized names', async () => {
    const clerk = await reading('superuser', language);
    let printed = 0;
    for (const { name, resource, list } of shop.engine.model.prints) {
      const [record] = list ? [] : await shop.engine.store.find(resource, {}, { limit: 1 });
      if (!record) continue;
      const path = `${resource}/${String(record['id'])}/prints/${name}?language=${language}`;
      const answer = await shop.get(path, clerk);
      if (answer.statusCode !== 200) continue;
      printed += 1;
      expectNames(answer.body, language, path);
    }
    expect(printed).toBeGreaterThan(6);
  });

  it('reports have texts in place of localized names', async () => {
    const clerk = await reading('superuser', language);
    const reports: readonly Row[] = (await shop.get('reports', clerk)).json();
    expect(reports.length).toBeGreaterThan(5);
    for (const { path } of reports) {
      const answer = await shop.get(`${String(path)}?from=2026-02-15&to=2026-03-16`, clerk);
      expect(answer.statusCode, answer.body).toBe(200);
      expectNames(JSON.stringify(answer.json().rows), language, String(path));
    }
  });

  it.each(['superuser', 'company-root', 'company', 'company-metro', 'agency-ticket', 'agency-card'])(
    'the dashboard of the account %s has texts in place of localized names',
    async (account) => {
      const answer = await shop.get('dashboard', await reading(account, language));
      const { tiles } = answer.json<DashboardAnswer>();
      expect(tiles.length).toBeGreaterThan(6);
      // Labels and units of tiles and columns have both languages. The back-office chooses one.
      const shown = JSON.stringify(tiles, (key, value: unknown) =>
        ['label', 'unit'].includes(key) ? undefined : value,
      );
      expectNames(shown, language, account);
    },
  );
});
