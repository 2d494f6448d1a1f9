export interface GroupOrder {
  readonly name: string;
  /** Names of resources and flows in the order of the menu. Other items follow. */
  readonly items?: readonly string[];
}

/** Something with an item in the menu. Without a group, the item is above the groups. */
export interface MenuItem<Page> {
  readonly name: string;
  readonly group?: string | undefined;
  readonly page: Page;
}

export interface ShownGroup<Page> {
  readonly name: string;
  readonly pages: readonly Page[];
}

/** Returns whether the menu needs headings. It needs none if the project puts no page into a group. */
export function hasHeadings(groups: readonly { readonly name: string }[]): boolean {
  return groups.some(({ name }) => name !== 'other');
}

/** Returns the groups that have items: the known groups in their order, then unknown ones. */
export function menuGroups<Page>(
  groups: readonly GroupOrder[],
  items: readonly MenuItem<Page>[],
): readonly ShownGroup<Page>[] {
  const orders = new Map(groups.map(({ name, items: order }) => [name, order ?? []]));
  for (const { group } of items) if (group !== undefined && !orders.has(group)) orders.set(group, []);
  return [...orders]
    .map(([name, order]) => ({
      name,
      pages: inOrder(
        items.filter(({ group }) => group === name),
        order,
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

function inOrder<Page>(items: readonly MenuItem<Page>[], order: readonly string[]): readonly Page[] {
  const place = ({ name }: MenuItem<Page>) => (order.includes(name) ? order.indexOf(name) : order.length);
  return items.toSorted((one, other) => place(one) - place(other)).map(({ page }) => page);
}
