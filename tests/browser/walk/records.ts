import type { Resource } from '@tuyen/model';
import type { Page } from 'playwright-core';
import { firstOf, headerTexts, model, textsOf, type Can, type Walk } from './walk.ts';

const BLOCKED_BY_REFERENCES = ['still_referenced', 'still_referenced_elsewhere'];

/**
 * Returns whether the page must show a delete button. The button is shown if the record can be deleted, or if only
 * references to the record prevent the deletion. In the second case, the page explains the reason.
 */
export const deletes = ({ actions, refused }: Can): boolean =>
  actions.includes('delete') || BLOCKED_BY_REFERENCES.includes(refused['delete']?.code ?? '');

export const printLabels = (prints: readonly { readonly label: string }[]): readonly string[] =>
  prints.length > 1 ? ['In'] : prints.map(({ label }) => label);

const MODULES = new Map(model.resources.map(({ name, module }) => [name, module]));
const PLURALS = new Map(model.resources.map(({ name, label, plural }) => [name, (plural ?? label)['vi']]));

export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.locator('[data-to-come]').first().waitFor({ state: 'detached' });
}

export function actionLabels({ workflow, operations = [] }: Resource, can: Can): readonly string[] {
  const copies = can.prints?.map((print) => print.copies?.transition) ?? [];
  const moves = workflow?.transitions.filter(({ name, by }) => by.includes('staff') && !copies.includes(name)) ?? [];
  return [...moves, ...operations]
    .filter(({ name }) => can.actions.includes(name))
    .map(({ label }) => label['vi'] ?? '');
}

export function recordButtons(resource: Resource, can: Can, list: Can): readonly string[] {
  const { actions, workflow } = resource;
  const copies = actions.includes('create') && !workflow && list.actions.includes('create');
  return [
    ...actionLabels(resource, can),
    ...printLabels(can.prints?.filter(({ list: several }) => !several) ?? []),
    ...(can.actions.includes('edit') && actions.includes('edit') ? ['Sửa'] : []),
    ...(copies ? ['Nhân bản'] : []),
    ...(deletes(can) && actions.includes('delete') ? ['Xóa'] : []),
  ];
}

export async function walkRecord(walk: Walk, resource: Resource): Promise<void> {
  const { page, wrong, holds } = walk;
  const { name, module, actions, related = [] } = resource;
  const { id, can: listCan } = await firstOf(walk, name);
  const saves = async () => (await textsOf(page, 'main button:visible')).filter((text) => text === 'Lưu');
  if (id !== undefined && actions.includes('show')) {
    const where = `/${name}/${id}/show`;
    await walk.open(where);
    const { can } = (await walk.api.get(`${name}/${id}?can=1`)).body as { can: Can };
    await walk.compare(where, () => headerTexts(page, 'main header'), recordButtons(resource, can, listCan));
    const readable = related.filter((list) => holds(`${MODULES.get(list.resource)}.read`));
    await showAll(page);
    const headings = () =>
      page
        .locator('main section h2')
        .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent?.trim() ?? ''));
    const labels = readable.map(({ resource: of, label }) => label?.['vi'] ?? PLURALS.get(of) ?? '');
    if (labels.length > 0)
      await walk.compare(where, async () => (await headings()).filter((text) => labels.includes(text)), labels);
  }
  if (id !== undefined && actions.includes('edit')) {
    const { can } = (await walk.api.get(`${name}/${id}?can=1`)).body as { can: Can };
    await walk.open(`/${name}/${id}`);
    await walk.compare(`/${name}/${id}`, saves, can.actions.includes('edit') ? ['Lưu'] : []);
  }
  if (actions.includes('create')) {
    const opened = await walk.open(`/${name}/create`);
    await walk.compare(`/${name}/create`, saves, listCan.actions.includes('create') ? ['Lưu'] : []);
    if (opened && !holds(`${module}.create`)) wrong.push(`/${name}/create: opened without the permission`);
  }
}
