import { holds, relatedFilter, type RelatedList, type Resource } from '@tuyen/model';
import { actionLabels, showAll } from './records.ts';
import { firstOf, model, textsOf, type Permitted, type Walk } from './walk.ts';

const RESOURCES = new Map(model.resources.map((resource) => [resource.name, resource]));
const ROWS = 3;

export async function walkRowMenus(walk: Walk, owner: Resource): Promise<void> {
  for (const list of owner.related ?? []) {
    const target = RESOURCES.get(list.resource);
    if (target && owner.actions.includes('show') && walk.holds(`${target.module}.read`))
      await walkRows(walk, owner, list, target);
  }
}

async function walkRows(walk: Walk, owner: Resource, list: RelatedList, target: Resource): Promise<void> {
  const { page, api } = walk;
  const [some] = (await api.get(`${target.name}?limit=1&filter=${list.by}||$notnull`)).body as Permitted[];
  const id = [some?.[list.by]].flat()[0];
  if (typeof id !== 'string' || (await api.get(`${owner.name}/${id}`)).status !== 200) return;
  const { field, order } = list.sort ?? target.list.sort;
  const filter = JSON.stringify(relatedFilter(list, id));
  const query = new URLSearchParams({
    s: filter,
    limit: String(list.limit),
    page: '1',
    sort: `${field},${order}`,
    can: '1',
  });
  const rows = (await api.get(`${target.name}?${query}`)).body.data as readonly Permitted[];
  await walk.open(`/${owner.name}/${id}/show`);
  await showAll(page);
  await walk.settle();
  const label = list.label?.['vi'] ?? (target.plural ?? target.label)['vi'] ?? '';
  const section = page.locator(`xpath=//main//section[.//h2[normalize-space(text()[1])="${label}"]]`).last();
  for (const [index, row] of rows.slice(0, ROWS).entries()) {
    const where = `/${owner.name}/${id}/show ${label} row ${index + 1}`;
    const allowed = [...actionLabels(target, row.can), ...(await creations(walk, target, row))];
    const menu = section.locator('tbody tr').nth(index).locator('button[aria-haspopup=menu]');
    if ((await menu.count()) === 0) {
      walk.wrong.push(...allowed.map((text) => `${where}: "${text}" is missing`));
      continue;
    }
    await menu.click();
    await page.getByRole('menuitem').first().waitFor();
    await walk.compare(where, () => textsOf(page, '[role=menuitem]:visible'), allowed);
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  }
}

async function creations(walk: Walk, { related = [] }: Resource, row: Permitted): Promise<readonly string[]> {
  const labels: string[] = [];
  for (const { resource, create = [] } of related) {
    if (create.length === 0 || !walk.holds(`${RESOURCES.get(resource)?.module}.read`)) continue;
    const { can } = await firstOf(walk, resource);
    if (!can.actions.includes('create')) continue;
    labels.push(...create.filter(({ when }) => holds(when, row)).map(({ label }) => label['vi'] ?? ''));
  }
  return labels;
}
