import { listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { suggest } from '../../suggest.ts';

/** Checks the menu items of resources and staff flows: their groups exist and their icons differ. */
export function* checkMenu(catalog: Catalog): Iterable<SchemaProblem> {
  const items = catalog.documents.filter(isMenuItem);
  for (const document of catalog.documents) if (document.kind === 'menu') yield* orderedItems(document, items);
  const owners = new Map<string, Document>();
  for (const document of items) {
    yield* menuGroup(document, catalog);
    const icon = stringIn(document.value, 'icon');
    if (icon === undefined) continue;
    const owner = owners.get(icon);
    owners.set(icon, owner ?? document);
    if (!owner) continue;
    const message = `"${owner.name}" has the icon "${icon}" too.`;
    const hint = 'Choose another icon. The narrow menu shows icons with a short text only.';
    yield { code: 'TUY217', document, path: ['icon'], message, hint };
  }
}

function* orderedItems(document: Document, items: readonly Document[]): Iterable<SchemaProblem> {
  for (const [index, group] of listIn(document.value, 'groups').entries()) {
    const name = stringIn(group, 'name') ?? '';
    const known = items.filter((item) => groupOf(item) === name).map((item) => item.name);
    for (const [item, at] of stringsIn(group, 'items')) {
      if (known.includes(item)) continue;
      const message = `The group "${name}" has no item "${item}".`;
      const hint = suggest(item, known) ?? `Add "menu": "${name}" to the file of "${item}".`;
      yield { code: 'TUY218', document, path: ['groups', index, ...at], message, hint };
    }
  }
}

function groupOf({ kind, value }: Document): string | undefined {
  return stringIn(value, 'menu') ?? (kind === 'resource' ? 'other' : undefined);
}

function isMenuItem({ kind, value }: Document): boolean {
  if (kind === 'resource') return objectIn(value)['menu'] !== null;
  return kind === 'flow' && stringIn(value, 'for') === 'staff';
}

function* menuGroup(document: Document, { menuGroups }: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(document.value, 'menu');
  if (name === undefined || name === 'other' || !menuGroups || menuGroups.has(name)) return;
  const hint = suggest(name, [...menuGroups, 'other']);
  yield { code: 'TUY208', document, path: ['menu'], message: `The menu has no group "${name}".`, hint };
}
