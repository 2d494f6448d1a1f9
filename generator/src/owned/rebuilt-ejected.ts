import type { Model } from '@tuyen/model';
import { posix } from 'node:path';
import { ownPageAt, portalPartName, type OwnPage } from '../emit/own-pages.ts';
import { ownableAt, PORTAL_PAGES, PORTAL_PARTS, type Ownable, type OwnedPlace } from '../emit/project.ts';
import { namesOf, pascal } from '../emit/print/names.ts';
import { allBases } from './bases.ts';
import { isComponent } from './custom-parts.ts';
import { originOf } from './origin.ts';

/**
 * Finds the ejected files and their bases when the manifest is lost. The first line of an ejected file identifies it.
 * Its base is a saved text that exports the same part. If several texts do, the one that shares the most lines with the
 * file is the base.
 */
export function rebuiltEjected(
  root: string,
  places: readonly OwnedPlace[],
  model: Model,
  owned: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const bases = places.flatMap(({ custom }) => [...allBases(root, custom)]);
  const rebuilt = (path: string, mine: string, name: string): readonly (readonly [string, readonly string[]])[] => {
    const lines = new Set(mine.split(/\r?\n/));
    const shared = (text: string) => text.split('\n').filter((line) => lines.has(line)).length;
    const [best] = bases
      .filter(([, text]) => new RegExp(`^export (?:(?:const|function) )?${name}\\b`, 'm').test(text))
      .sort(([, a], [, b]) => shared(b) - shared(a));
    return best ? [[path, [best[0]]]] : [];
  };
  const found = [...owned].flatMap(([path, mine]): readonly (readonly [string, readonly string[]])[] => {
    const resource = posix.basename(posix.dirname(path));
    const page = ownPageAt(model, path);
    if (page && originOf(root, path) === page.name.split('/')[0]) return rebuilt(path, mine, exportOf(page));
    if (originOf(root, path) !== resource || !model.resources.some(({ name }) => name === resource)) return [];
    const part = ownableAt(path);
    if (!part) return [];
    return rebuilt(path, mine, generatedExport(model, resource, part));
  });
  return new Map(found);
}

/**
 * Returns the name of the component that a custom page's generated original exports. In the portal, a page is a default
 * export, so its name follows from the flow.
 */
function exportOf({ folder, name, exported }: OwnPage): string {
  if (folder !== PORTAL_PAGES) return exported;
  const [flow = '', part] = name.split('/');
  return `default function ${portalPartName(flow, PORTAL_PARTS.find((one) => one === part) ?? 'page')}`;
}

function generatedExport(model: Model, resource: string, part: Ownable): string {
  const { type, constant } = namesOf(model, resource);
  return `${isComponent(part) ? type : constant}${pascal(part)}`;
}
