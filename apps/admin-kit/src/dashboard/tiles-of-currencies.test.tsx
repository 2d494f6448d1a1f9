// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TileAnswer } from '@tuyen/model';
import { AdminContext, testDataProvider, testI18nProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { HANOI } from '@tuyen/model/testing/regions';
import { In } from '../testing/region.fixture.tsx';
import { DashboardProvider } from './dashboard-context.tsx';
import { DashboardTile } from './dashboard-tile.tsx';

afterEach(cleanup);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const head = { name: 'tile', label: { en: 'Sales' }, wide: false } as const;

function amounts(tile: TileAnswer): readonly string[] {
  const { container } = render(
    <In region={HANOI}>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={testI18nProvider()}>
        <DashboardProvider answer={{ name: 'home', label: {}, tiles: [tile] }}>
          <DashboardTile name="tile" />
        </DashboardProvider>
      </AdminContext>
    </In>,
  );
  const texts = [...container.querySelectorAll('*')].flatMap((each) =>
    each.children.length === 0 && /^[\d.]+(?:đ| USD)$/u.test(each.textContent) ? [each.textContent] : [],
  );
  return texts;
}

test('a dashboard tile with a figure has one line per currency', () => {
  const tile = { ...head, kind: 'figure', money: true, tone: 'neutral', value: 5000 } as const;
  expect(amounts(tile)).toEqual(['5.000đ']);
  cleanup();
  expect(amounts({ ...tile, others: [{ currency: 'USD', value: 20 }] })).toEqual(['5.000đ', '20 USD']);
});

test("a figure tile omits the current office's currency if amounts exist only in other currencies", () => {
  const others = [{ currency: 'USD', value: 20, previous: { period: 'day', value: 3 } }] as const;
  const tile = { ...head, kind: 'figure', money: true, tone: 'neutral', value: 0, others } as const;
  expect(amounts(tile)).toEqual(['20 USD']);
});

test('a trend tile has a total and a table column for each currency', () => {
  const points = (value: number) => [{ at: '2026-03-15', value }];
  const others = [{ currency: 'USD', points: points(20), total: 20 }];
  const tile = { ...head, kind: 'trend', money: true, by: 'day', points: points(5000), total: 5000, others } as const;
  expect(amounts(tile)).toEqual(['5.000đ', '20 USD']);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['15/03/2026', '5.000đ', '20 USD']);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toContain('Sales (USD)');
});

test('a chart tile has separate bars for each currency', () => {
  const bars = (value: number) => [{ key: 'a', label: 'A', value }];
  const others = [{ currency: 'USD', bars: bars(20), total: 20 }];
  const tile = { ...head, kind: 'chart', money: true, first: 5, bars: bars(5000), total: 5000, others } as const;
  expect(amounts(tile)).toEqual(['5.000đ', '20 USD']);
});

test('a list tile formats each amount in the currency of its row', () => {
  const columns = [
    { name: 'code', label: {}, kind: 'text' },
    { name: 'total', label: {}, kind: 'money', currency: 'currency' },
  ] as const;
  const rows = [
    { id: '1', cells: { code: 'A', total: 5000, currency: 'VND' } },
    { id: '2', cells: { code: 'B', total: 20, currency: 'USD' } },
  ];
  expect(amounts({ ...head, kind: 'list', resource: 'orders', columns, rows, total: 2 })).toEqual(['5.000đ', '20 USD']);
});
