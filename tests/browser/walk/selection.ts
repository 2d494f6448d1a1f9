import type { Resource } from '@tuyen/model';
import { deletes, printLabels } from './records.ts';
import { textsOf, type Permitted, type Walk } from './walk.ts';

const BAR = '[role=toolbar][aria-label="Thao tác với các mục đã chọn"]';
const ASSIGN = 'Giao cho…';

/**
 * Checks that a row can be selected only if it has bulk actions. Then checks that the selection bar offers exactly the
 * actions of the selected row.
 */
export async function walkSelection(walk: Walk, resource: Resource, rows: readonly Permitted[]): Promise<void> {
  const { page, wrong } = walk;
  const where = `/${resource.name}`;
  const offers = rows.map((row) => bulkLabels(resource, row));
  const box = (index: number) => page.locator('tbody tr').nth(index).locator('input[type=checkbox]');
  const chosen = () => textsOf(page, `${BAR} button:visible`);
  const seen = new Set<string>();
  for (const [index, labels] of offers.entries()) {
    const row = `${where} row ${index + 1}`;
    const choosable = (await box(index).count()) > 0 && (await box(index).isEnabled());
    if (!choosable) wrong.push(...labels.map((label) => `${row}: cannot be chosen for "${label}"`));
    else if (labels.length === 0) wrong.push(`${row}: can be chosen for nothing`);
    const key = labels.join();
    if (!choosable || seen.has(key)) continue;
    seen.add(key);
    await box(index).check();
    if (labels.length > 0) await page.locator(BAR).waitFor();
    await walk.compare(`${row} chosen`, chosen, labels);
    if (labels.includes(ASSIGN)) await walkDialog(walk, `${row} ${ASSIGN}`, ASSIGN);
    for (const label of printLabels(listPrints(rows[index]))) await walkDialog(walk, `${row} ${label}`, label);
    await box(index).uncheck();
  }
}

const listPrints = (row: Permitted | undefined) => row?.can.prints?.filter(({ list }) => list) ?? [];

function bulkLabels({ workflow, actions }: Resource, row: Permitted): readonly string[] {
  const { can } = row;
  const moves = workflow?.transitions.filter(({ name, bulk }) => bulk && can.actions.includes(name)) ?? [];
  return [
    ...new Set(moves.map(({ label }) => label['vi'] ?? '')),
    ...(can.assign ? [ASSIGN] : []),
    ...printLabels(listPrints(row)),
    ...(deletes(can) && actions.includes('delete') ? ['Xóa'] : []),
  ];
}

async function walkDialog(walk: Walk, where: string, label: string): Promise<void> {
  const { page } = walk;
  await page.locator(BAR).getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('menu')).first();
  await dialog.waitFor();
  await walk.settle();
  walk.note(where);
  const alerts = await textsOf(page, '[role=dialog] [role=alert]');
  walk.wrong.push(...alerts.map((text) => `${where}: ${text}`));
  // The first Escape may close a list of options that opened with the dialog.
  for (let open = await dialog.count(); open > 0; open = await dialog.count()) {
    await page.keyboard.press('Escape');
    await walk.settle();
  }
}
