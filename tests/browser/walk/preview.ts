import type { Resource } from '@tuyen/model';
import { recordButtons } from './records.ts';
import { headerTexts, type Can, type Permitted, type Walk } from './walk.ts';

const DRAWER = '[role=dialog][aria-modal=true]';

export async function walkPreview(
  walk: Walk,
  resource: Resource,
  row: Permitted | undefined,
  list: Can,
): Promise<void> {
  const { page } = walk;
  if (!row) return;
  const where = `/${resource.name} beside ${row.id}`;
  const opens = page.locator(`[data-preview="${row.id}"]`);
  if ((await opens.count()) === 0) {
    if (resource.actions.includes('show')) walk.wrong.push(`${where}: cannot be looked at`);
    return;
  }
  await opens.click();
  const drawer = page.locator(DRAWER);
  await drawer.getByRole('heading', { level: 2 }).first().waitFor();
  await walk.settle();
  walk.note(where);
  const { can } = (await walk.api.get(`${resource.name}/${row.id}?can=1`)).body as { can: Can };
  const buttons = () => headerTexts(page, `${DRAWER} header`);
  await walk.compare(where, buttons, recordButtons(resource, can, list));
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}
