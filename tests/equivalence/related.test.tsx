import { afterEach, expect, test, vi } from 'vitest';
import { model } from './stage/model.ts';
import { open, printed, served } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';
import type { Setup, Shown } from './stage/stage.tsx';

const NAME = 'customers';
const CUSTOMER = idOf(NAME, 1);
const build = await printed();
const customer = (setup: Setup) => open(setup, NAME, 'show', CUSTOMER);

afterEach(() => vi.unstubAllGlobals());

const headings = ({ page }: Shown) => [...page.querySelectorAll('section h2')].map(({ textContent }) => textContent);
const section = ({ page }: Shown, heading: string) =>
  [...page.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent?.startsWith(heading));

const servedWith = (related: object) =>
  served({
    ...model,
    resources: model.resources.map((each) => (each.name === NAME ? { ...each, ...related } : each)),
  });

test('a list of related records requests only the first five records that refer to the shown record, and the total count', async () => {
  const shown = await customer(build);
  expect(headings(shown)).toEqual(expect.arrayContaining(['Thẻ khách hàng 2', 'Vé tháng 2']));
  expect(shown.asked).toContainEqual({
    resource: 'coins',
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { customer_id: CUSTOMER },
  });
  const columns = [...(section(shown, 'Thẻ khách hàng')?.querySelectorAll('th') ?? [])].map((one) => one.textContent);
  expect(columns).toContain('Mã thẻ');
  expect(columns).not.toContain('Khách hàng');
});

test('a list of related records links to the full list and to a prefilled create form', async () => {
  const [first] = model.resources.find(({ name }) => name === NAME)?.related ?? [];
  const shown = await customer(await servedWith({ related: [{ ...first, limit: 1, filter: { locked: false } }] }));
  const links = [...(section(shown, 'Thẻ khách hàng')?.querySelectorAll('a') ?? [])].map((one) =>
    new URL(one.href, 'http://x').toString(),
  );
  const all = new URL(links.find((link) => link.includes('filter=')) ?? 'http://none');
  expect([all.pathname, JSON.parse(all.searchParams.get('filter') ?? '')]).toEqual([
    '/customer-cards',
    { locked: false, customer_id: CUSTOMER },
  ]);
  const create = new URL(links.find((link) => link.includes('/create')) ?? 'http://none');
  expect([create.pathname, JSON.parse(create.searchParams.get('source') ?? '')]).toEqual([
    '/customer-cards/create',
    { customer_id: CUSTOMER },
  ]);
});

test('a list of related records is neither shown nor requested if the user may not read the records', async () => {
  const shown = await customer({ ...build, permissions: ['customer.read', 'order.read'] });
  expect(headings(shown)).toContain('Đơn hàng 2');
  expect(headings(shown).join()).not.toContain('Thẻ khách hàng');
  expect(shown.asked.map(({ resource }) => resource)).not.toContain('customer-cards');
  expect(section(shown, 'Đơn hàng')?.querySelector('a[href*="/create"]')).toBeNull();
});

test('a list of related records sends no request while it is out of view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const related = model.resources.find(({ name }) => name === NAME)?.related ?? [];
  const { asked, page } = await customer(await servedWith({ related: related.map(({ first: _, ...list }) => list) }));
  expect(page.querySelector('h1')?.textContent).not.toBe('');
  expect(asked.map(({ resource }) => resource)).toEqual([NAME]);
});

test('the comparison of pages detects a missing list of related records', async () => {
  const shown = headings(await customer(await servedWith({ related: [] })));
  expect(headings(await customer(build)).length).toBeGreaterThan(shown.length);
});
