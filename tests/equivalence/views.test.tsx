import { isObject, localizedTextIn, zoneNamed } from '@tuyen/model';
import { ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { markup } from './read/markup.ts';
import { model } from './stage/model.ts';
import { printed, served } from './stage/pages.tsx';
import { show, type Setup } from './stage/stage.tsx';

const setups = { printed: await printed(), served: await served() };
const views = model.resources.flatMap(({ name, views: all = [] }) => all.map((view) => [name, view.name] as const));

async function page(setup: Setup, resource: string, view: string) {
  const Page = await setup.entries.find(({ name }) => name === resource)?.views?.[view]?.();
  if (!Page) throw new Error(`There is no view ${view} of ${resource}.`);
  const shown = await show(
    setup,
    `/${resource}/views/${view}${dayIn(resource, view)}`,
    <ResourceContextProvider value={resource}>
      <Page />
    </ResourceContextProvider>,
  );
  return {
    markup: markup(shown.page),
    asked: [...shown.asked],
    said: `${shown.page.textContent} ${labelsIn(shown.page)}`,
  };
}

/** Returns the `aria-label` texts, because screen readers read them instead of the visible text. */
function labelsIn(page: Element): string {
  return [...page.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join(' ');
}

test.each(views)(
  'the view of %s, "%s", shows the same content whether generated or server-driven',
  async (resource, view) => {
    const one = await page(setups.printed, resource, view);
    const other = await page(setups.served, resource, view);
    expect(other).toEqual(one);
    expect(one.said).toContain(titleIn(resource, rowsOf(resource)[0] ?? {}, templateOf(resource, view)));
  },
);

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (resource: string): readonly Row[] => setups.printed.rows.get(resource) ?? [];

const viewOf = (resource: string, view: string) =>
  model.resources.find(({ name }) => name === resource)?.views?.find(({ name }) => name === view);

/** Returns the part of the address that opens a calendar on the day of the first record. */
function dayIn(resource: string, view: string): string {
  const found = viewOf(resource, view);
  if (found?.kind !== 'calendar') return '';
  return `?mode=day&day=${zoneNamed(model.region.timeZone).dayOf(new Date(String(rowsOf(resource)[0]?.[found.from])))}`;
}

function templateOf(resource: string, view: string): string {
  const found = viewOf(resource, view);
  const own = found?.kind === 'calendar' ? found.title : undefined;
  return own ?? model.resources.find(({ name }) => name === resource)?.title ?? '';
}

/** Returns the first value of a title. A reference has the title of its record. */
function titleIn(resource: string, row: Row, template: string): string {
  const [, titled = 'code'] = /\{(\w+)\}/.exec(template) ?? [];
  const field = model.resources.find(({ name }) => name === resource)?.fields.find(({ name }) => name === titled);
  if (field?.kind === 'reference') {
    const target = rowsOf(field.resource).find(({ id }) => id === row[titled]);
    return titleIn(field.resource, target ?? {}, templateOf(field.resource, ''));
  }
  const value = row[titled];
  return isObject(value) ? localizedTextIn(value, 'vi') : String(value);
}
