import { isObject, localizedTextIn } from '@tuyen/model';
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
    `/${resource}/views/${view}`,
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
    const [row] = setups.printed.rows.get(resource) ?? [];
    const [, titled = 'code'] =
      /\{(\w+)\}/.exec(model.resources.find(({ name }) => name === resource)?.title ?? '') ?? [];
    const title: unknown = row?.[titled];
    expect(one.said).toContain(isObject(title) ? localizedTextIn(title, 'vi') : String(title));
  },
);
