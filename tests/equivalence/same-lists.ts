import { fireEvent } from '@testing-library/dom';
import type { Resource } from '@tuyen/model';
import { expect } from 'vitest';
import { readList, type ReadList } from './read/list.ts';
import { markup } from './read/markup.ts';
import { withoutOwned } from './read/part.ts';
import { open } from './stage/pages.tsx';
import type { ListRequest } from './stage/rows-provider.ts';
import type { Setup } from './stage/stage.tsx';

export interface FoundList extends ReadList {
  readonly asked: readonly ListRequest[];
  readonly opens: string;
  readonly markup: string;
}

export async function findList(setup: Setup, { name, fields }: Resource): Promise<FoundList> {
  const all = Object.fromEntries(['q', ...fields.map((field) => field.name)].map((source) => [source, true]));
  const search = `?displayedFilters=${encodeURIComponent(JSON.stringify(all))}&filter=%7B%7D`;
  const { page, asked, place, settle } = await open(setup, name, 'list', '', search);
  const found = { ...readList(page), asked: [...asked], markup: markup(page) };
  const row = page.querySelector('tbody tr');
  if (!row) throw new Error(`The list of ${name} shows no row.`);
  fireEvent.click(row);
  await settle();
  return { ...found, opens: place().replace(search, '') };
}

/** @param owned fields whose columns and filters come from files in src/custom; they are skipped in both lists */
export function expectSameList(
  printed: FoundList,
  served: FoundList,
  owned: Readonly<Record<'columns' | 'filters', ReadonlySet<string>>> = { columns: new Set(), filters: new Set() },
): void {
  expect(printed.columns.length).toBeGreaterThan(0);
  for (const part of ['columns', 'filters'] as const) {
    const isOwned = ({ source }: { readonly source: string }) => owned[part].has(source);
    const [ones, others] = withoutOwned<{ readonly source: string }>(printed[part], served[part], isOwned);
    expect(others).toEqual(ones);
  }
  expect(rest(served)).toEqual(rest(printed));
  if (owned.columns.size + owned.filters.size === 0) expect(served.markup).toBe(printed.markup);
}

function rest({ heading, controls, asked, opens }: FoundList) {
  return { heading, controls, asked, opens };
}
