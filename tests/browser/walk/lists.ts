import type { Resource } from '@tuyen/model';
import { walkPreview } from './preview.ts';
import { walkSelection } from './selection.ts';
import { firstOf, headerTexts, model, textsOf, type Walk } from './walk.ts';

export async function walkList(walk: Walk, resource: Resource): Promise<void> {
  const { page, holds } = walk;
  const { name, module, operations = [], tabs = [], views = [] } = resource;
  const where = `/${name}`;
  await walk.open(where);
  const { can, id } = await firstOf(walk, name);
  const buttons = () => headerTexts(page, 'main header');
  const labels = new Map([
    ['create', 'Thêm mới'],
    ['import', 'Nhập'],
    ...operations.map((operation) => [operation.name, operation.label['vi'] ?? ''] as const),
  ]);
  const allowed = can.actions.flatMap((action) => labels.get(action) ?? []);
  const exports = model.permissions.modules
    .find((one) => one.name === module)
    ?.actions.find(({ name: action }) => action === 'export');
  if (exports && holds(exports.slug)) allowed.push('Xuất tệp');
  await walk.compare(where, buttons, allowed);

  const offeredTabs = tabs.filter(({ slug }) => slug === undefined || holds(slug));
  const shownTabs = () =>
    page
      .locator('nav[aria-label="Các tab"] a')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent?.trim() ?? ''));
  const tabLabels = offeredTabs.map(({ label }) => label['vi'] ?? '');
  await walk.compare(`${where} tabs`, shownTabs, tabLabels.length > 0 ? ['Tất cả', ...tabLabels] : []);

  const usable = views.filter(({ slugs }) => slugs.length === 0 || slugs.some(holds));
  const switched = () => textsOf(page, 'nav[aria-label="Cách xem"] a');
  const others = usable.filter((view) => !(view.kind === 'queue' && view.tab !== undefined));
  const labelsOfViews = others.map(({ label }) => label['vi'] ?? '');
  const queue = usable.length > others.length ? ['Xử lý lần lượt'] : [];
  await walk.compare(`${where} views`, switched, usable.length > 0 ? ['Bảng', ...queue, ...labelsOfViews] : []);

  if (id === undefined) return;
  // Opens the list with an empty filter, because a list remembers its last one.
  const { field, order } = resource.list.sort;
  await walk.open(`${where}?${new URLSearchParams({ filter: '{}', sort: field, order, page: '1', perPage: '10' })}`);
  const { body } = await walk.api.get(`${name}?limit=10&page=1&sort=${field},${order}&can=1`);
  await walkSelection(walk, resource, body.data);
  await walkPreview(walk, resource, body.data[0], body.can);
}
