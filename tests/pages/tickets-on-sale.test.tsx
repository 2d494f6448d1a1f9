import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createWords } from '../../apps/portal-kit/src/create-words.ts';
import { createClient } from '../../apps/portal-kit/src/http/client.ts';
import { ClientProvider } from '../../apps/portal-kit/src/http/context.tsx';
import { WordsProvider } from '../../apps/portal-kit/src/words.tsx';
import { portal } from '../../apps/portal/src/portal.ts';
import { TicketsOnSale } from '../../apps/portal/src/tickets/tickets-on-sale.tsx';

const file = join(import.meta.dirname, '../../apps/portal/public/locales/vi/common.json');
const locales = { vi: JSON.parse(readFileSync(file, 'utf8')) };

const ticket = (id: number, card_kind: string, price: number) => ({
  id: `p${id}`,
  name: `Vé ${id}`,
  price,
  ticket_type: 'MONTHLY',
  card_kind,
  route_scope: 'MULTI_ROUTE',
});
const TICKETS = [
  ...[1, 2, 3, 4].map((id) => ticket(id, 'BASIC', 200_000)),
  ticket(5, 'PRIORITIZE', 100_000),
  ticket(6, 'FREE', 0),
];

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.unstubAllGlobals();
});

function open(onChoose: (ticket: { readonly id: string }) => void = () => undefined): HTMLElement {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(TICKETS)));
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  root = createRoot(page);
  root.render(
    <WordsProvider words={createWords('vi', locales, portal)}>
      <ClientProvider client={createClient({ apiBase: '/api/v1', language: 'vi' })}>
        <TicketsOnSale onChoose={onChoose} />
      </ClientProvider>
    </WordsProvider>,
  );
  return page;
}

const names = (page: HTMLElement) => [...page.querySelectorAll('.ticket-name')].map(({ textContent }) => textContent);

test('the tickets on sale can be filtered by the kinds of cards that are on sale', async () => {
  const page = open();
  const filter = await findByRole<HTMLSelectElement>(page, 'combobox', { name: 'Xem' });
  expect([...filter.options].map(({ label }) => label)).toEqual(['Mọi loại thẻ', 'Phổ thông', 'Ưu tiên', 'Miễn phí']);
  filter.value = 'FREE';
  filter.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(names(page)).toEqual(['Vé 6']));
  expect(queryByRole(page, 'button', { name: /^Xem cả/ })).toBeNull();
});

test('a phone offers the tickets after the fourth on request, and the focus stays in the list', async () => {
  const page = open();
  const more = await findByRole(page, 'button', { name: 'Xem cả 6 vé' });
  expect(page.querySelector('ul')?.hasAttribute('data-open')).toBe(false);
  more.click();
  await waitFor(() => expect(page.querySelector('ul')?.hasAttribute('data-open')).toBe(true));
  expect(queryByRole(page, 'button', { name: /^Xem cả/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Vé tháng đang bán');
});

test('the chosen ticket replaces the list before the form gets its answers, until the visitor changes it', async () => {
  let shownAtChoice: readonly (string | null)[] | undefined;
  let chosen = '';
  const page = open(({ id }) => {
    chosen = id;
    shownAtChoice = names(page);
  });
  (await findByRole(page, 'button', { name: /^Chọn vé này *Vé 5$/ })).click();
  await waitFor(() => expect(chosen).toBe('p5'));
  expect(shownAtChoice).toEqual([]);
  expect(page.querySelector('.ticket-chosen')?.textContent).toMatch(/^Vé 5 · Ưu tiên · 100\.000đ/);
  getByRole(page, 'button', { name: 'Đổi' }).click();
  await waitFor(() => expect(names(page)).toHaveLength(6));
  expect(document.activeElement?.textContent).toBe('Vé tháng đang bán');
});
