import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Model } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import type { UnlocatedFinding } from './finding.ts';

/**
 * Reports icons of resources and flows that do not exist in the installed icon package. Otherwise, only the admin's
 * build would detect a wrong name. Returns nothing if the icons are not installed.
 * @param admin a folder of the admin, from which its packages are resolved
 */
export function missingIcons(
  root: string,
  admin: string,
  model: Model,
  sources: ReadonlyMap<string, string>,
): readonly UnlocatedFinding[] {
  const icons = iconFolder(join(root, admin));
  if (icons === undefined) return [];
  return [...model.resources, ...model.flows]
    .flatMap(({ icon, source }) => (icon === undefined ? [] : [{ icon, source }]))
    .filter(({ icon }) => !existsSync(join(icons, `${icon}.js`)))
    .map(({ icon, source }) => {
      const text = sources.get(source) ?? '';
      const found = new RegExp(`"icon"\\s*:\\s*("[^"]*")`, 'd').exec(text);
      const [start, end] = found?.indices?.[1] ?? [0, 0];
      return {
        code: 'TUY854',
        file: source,
        pointer: '/icon',
        at: { text, offset: start, length: end - start },
        message: `Material has no icon named "${icon}".`,
        hint: didYouMean(icon, namesIn(icons)) ?? 'Look it up at https://mui.com/material-ui/material-icons/.',
      };
    });
}

/**
 * Returns the names of the installed icons. Undefined if the icon package is not installed.
 * @param from a folder of the admin, from which its packages are resolved
 */
export function installedIcons(from: string): readonly string[] | undefined {
  const folder = iconFolder(from);
  return folder === undefined ? undefined : namesIn(folder);
}

function iconFolder(from: string): string | undefined {
  try {
    return dirname(createRequire(join(from, 'x.js')).resolve('@mui/icons-material'));
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^[A-Z].*\.js$/.test(name))
    .map((name) => name.slice(0, -3));
}
