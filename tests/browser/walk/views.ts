import type { Resource, View } from '@tuyen/model';
import { actionLabels } from './records.ts';
import { textsOf, type Can, type Walk } from './walk.ts';

export async function walkView(walk: Walk, resource: Resource, view: View): Promise<void> {
  const where = `/${resource.name}/views/${view.name}`;
  if (!(await walk.open(where))) {
    walk.wrong.push(`${where}: refused`);
    return;
  }
  // This test cannot know which controls the component of a plugin has, so it skips the view.
  if (view.kind === 'plugin') return;
  await { queue: walkQueue, board: walkBoard, timeline: walkTimeline, calendar: walkCalendar, map: walkMap }[view.kind](
    walk,
    resource,
    view,
    where,
  );
}

type Of = (walk: Walk, resource: Resource, view: View, where: string) => Promise<void>;

const walkQueue: Of = async (walk, resource, view, where) => {
  const { page } = walk;
  if (view.kind !== 'queue' || (await page.locator('section h2').count()) === 0) return;
  const code = (await page.locator('section h2').first().innerText()).trim();
  const can = await canOf(walk, resource, code);
  if (!can) {
    walk.wrong.push(`${where}: no record ${code}`);
    return;
  }
  const offered = view.actions.filter(({ name, inline }) => !inline && can.actions.includes(name));
  const labels = [...(resource.workflow?.transitions ?? []), ...(resource.operations ?? [])];
  const allowed = offered.flatMap(({ name }) => labels.find((one) => one.name === name)?.label['vi'] ?? []);
  const shown = () =>
    page
      .locator('[role=toolbar] button:visible')
      .evaluateAll((buttons) => buttons.flatMap((button) => button.firstChild?.textContent?.trim() || []));
  await walk.compare(`${where} ${code}`, shown, allowed);
};

const walkBoard: Of = async (walk, resource, _, where) => {
  const { page } = walk;
  const menus = page.locator('section[data-state] button[aria-haspopup=menu]');
  if ((await menus.count()) === 0) return;
  const title = await page
    .locator('section[data-state] li', { has: page.locator('button[aria-haspopup=menu]') })
    .first()
    .locator('h3')
    .innerText();
  await menus.first().click();
  await page.getByRole('menuitem').first().waitFor();
  const can = await canOf(walk, resource, title.trim());
  const enabled = () =>
    page
      .locator('[role=menuitem]:not([aria-disabled=true])')
      .evaluateAll((items) => items.map((item) => item.firstChild?.textContent?.split(' → ')[0]?.trim() ?? ''));
  const state = resource.workflow?.field ?? '';
  const record = can?.record ?? {};
  const moves = resource.workflow?.transitions.filter(
    ({ name, to, from }) => can?.actions.includes(name) && to !== record[state] && from.includes(String(record[state])),
  );
  await walk.compare(`${where} ${title}`, enabled, [...new Set(moves?.map(({ label }) => label['vi'] ?? ''))]);
  await page.keyboard.press('Escape');
};

const walkTimeline: Of = async (walk, resource, view, where) => {
  const { page } = walk;
  const bar = page.locator('li[data-lane] button').first();
  if (view.kind !== 'timeline' || (await bar.count()) === 0) return;
  await bar.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await walk.settle();
  const title = (await dialog.locator('h2 > div').first().innerText()).trim();
  const can = await canOf(walk, resource, title);
  if (!can) {
    walk.wrong.push(`${where}: no record ${title}`);
    return;
  }
  const labels = async () =>
    (await textsOf(page, '[role=dialog] .MuiDialogActions-root button:visible')).filter((text) => text !== 'Đóng');
  const assigns = can.actions.includes('edit') && view.assign.some((field) => !(field in can.fixed));
  await walk.compare(`${where} ${title}`, labels, [...actionLabels(resource, can), ...(assigns ? ['Phân công'] : [])]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const walkCalendar: Of = async (walk, resource, view, where) => {
  const { page } = walk;
  const entry = page.locator('.calendar-entry').first();
  if (view.kind !== 'calendar' || (await entry.count()) === 0) return;
  await entry.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await walk.settle();
  const title = (await dialog.locator('h2 > div').first().innerText()).trim();
  const can = await canOf(walk, resource, title);
  if (!can) {
    walk.wrong.push(`${where}: no record ${title}`);
    return;
  }
  const labels = async () =>
    (await textsOf(page, '[role=dialog] .MuiDialogActions-root button:visible')).filter((text) => text !== 'Đóng');
  const moves = can.actions.includes('edit') && view.moves.some((field) => !(field in can.fixed));
  await walk.compare(`${where} ${title}`, labels, [...actionLabels(resource, can), ...(moves ? ['Lưu ngày giờ'] : [])]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

/** A map offers no action. Its facts of a record lead to the page of the record, if the user may open it. */
const walkMap: Of = async (walk, resource, _, where) => {
  const { page } = walk;
  const item = page.locator('[data-record]').first();
  if ((await item.count()) === 0) return;
  await item.click();
  await page.getByRole('dialog').waitFor();
  const links = async () => (await textsOf(page, '[role=dialog] a')).filter((text) => text === 'Trang đầy đủ');
  const opens = resource.actions.includes('show') && walk.holds(`${resource.module}.read`);
  await walk.compare(`${where}: links`, links, opens ? ['Trang đầy đủ'] : []);
  await page.keyboard.press('Escape');
};

async function canOf(
  { api }: Walk,
  resource: Resource,
  title: string,
): Promise<(Can & { readonly record: Readonly<Record<string, unknown>> }) | undefined> {
  const field = /^\{(\w+)\}/.exec(resource.title)?.[1] ?? 'code';
  const value = title.split(' ')[0] ?? '';
  const { body } = await api.get(`${resource.name}?limit=1&can=1&filter=${field}||$eq||${encodeURIComponent(value)}`);
  const [record] = body.data ?? body;
  return record && { ...record.can, record };
}
