import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Model, ResourceScreens, Screens } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import { sharesForm } from '../emit/admin/pages.ts';
import { ownPages, type OwnPage } from '../emit/own-pages.ts';
import {
  isViewPart,
  OWNABLE,
  ownableAt,
  PAGES,
  viewPart,
  type CustomPages,
  type CustomParts,
  type Ownable,
  type Page,
  type ViewPart,
} from '../emit/project.ts';
import { namesOf, pascal } from '../emit/print/names.ts';
import type { UnlocatedFinding } from '../findings/finding.ts';
import { namesIn } from '../output/inputs.ts';
import type { Exported, Unreadable } from './exports.ts';

export interface CustomFindings {
  readonly parts: Readonly<Record<string, CustomParts>>;
  readonly pages: CustomPages;
  readonly problems: readonly UnlocatedFinding[];
}

/**
 * Finds the owned files below `custom` and reads their exports from their syntax trees. Reports file names and exports
 * that replace nothing, because they would have no effect.
 * @param custom folder relative to the project: `apps/admin/src/custom`
 */
export async function findCustomParts(
  root: string,
  custom: string,
  model: Model,
  screens: Screens,
): Promise<CustomFindings> {
  const folders = namesIn(join(root, custom), 'folder').filter((name) => !name.startsWith('.'));
  if (folders.length === 0) return { parts: {}, pages: {}, problems: [] };
  // The import loads a native module, so it happens only if there are files to read.
  const { readExports } = await import('./exports.ts');
  const parts: Record<string, CustomParts> = {};
  const problems: UnlocatedFinding[] = [];
  const pages: Record<string, Record<string, string>> = {};
  for (const folder of folders) {
    const path = posix.join(custom, folder);
    const files = namesIn(join(root, path), 'file');
    problems.push(...danglingLinks(root, path));
    const own = ownPages(model).filter((page) => page.folder === folder);
    if (own.length > 0) {
      for (const page of own.filter(({ name }) => files.includes(`${name}.tsx`))) {
        const file = posix.join(path, `${page.name}.tsx`);
        const found = pageProblems(file, page, readFileSync(join(root, file), 'utf8'), readExports);
        problems.push(...found);
        if (found.length === 0) pages[folder] = { ...pages[folder], [page.name]: file };
      }
      continue;
    }
    if (!model.resources.some(({ name }) => name === folder)) {
      problems.push({
        code: 'TUY851',
        severity: 'warning',
        file: files[0] === undefined ? path : posix.join(path, files[0]),
        message: `No resource is named "${folder}", so nothing uses this folder.`,
        hint:
          didYouMean(
            folder,
            model.resources.map(({ name }) => name),
          ) ?? 'Rename it, or delete it.',
      });
      continue;
    }
    const found: Partial<Record<Ownable, string>> = {};
    const screensOf = screens.find(({ resource }) => resource === folder);
    for (const file of files) {
      const owned = ownedBy(file, screensOf);
      const filePath = posix.join(path, file);
      if (owned === undefined) {
        problems.push(...misnamedPart(filePath, file));
        continue;
      }
      const text = readFileSync(join(root, filePath), 'utf8');
      const partProblems = problemsOf(
        {
          file: filePath,
          text,
          owned,
          exportName: exportFor(model, folder, owned),
          screens: screensOf,
        },
        readExports(file, text),
      );
      // A custom file with an unknown key (error TUY857) is still used, because its other keys work.
      if (partProblems.every(({ code }) => code === 'TUY857')) found[owned] = filePath;
      problems.push(...partProblems);
    }
    if (Object.keys(found).length > 0) parts[folder] = found;
  }
  return { parts, pages, problems };
}

function pageProblems(
  file: string,
  { name, exported: wanted }: OwnPage,
  text: string,
  read: (file: string, text: string) => readonly Exported[] | Unreadable,
): readonly UnlocatedFinding[] {
  const exported = read(file, text);
  if ('message' in exported) {
    const at = { text, offset: exported.offset, length: 1 };
    return [{ code: 'TUY856', file, at, message: `This does not parse: ${exported.message}.` }];
  }
  if (exported.some((each) => each.name === wanted)) return [];
  const message = `${name}.tsx must export the page as "${wanted}".`;
  return [
    {
      code: 'TUY853',
      file,
      at: { text, offset: 0, length: 0 },
      message,
      hint: `Export it: export const ${wanted} = …`,
    },
  ];
}

export function exportFor(model: Model, resource: string, owned: Ownable): string {
  return isComponent(owned) ? `${namesOf(model, resource).type}${pascal(owned)}` : owned;
}

export function isComponent(owned: Ownable): boolean {
  return isPage(owned) || owned === 'form';
}

function isPage(owned: Ownable): owned is Page | ViewPart {
  return isViewPart(owned) || PAGES.some((page) => page === owned);
}

/**
 * Returns the part that a custom file replaces. Returns undefined for other modules of the project, and for `form.tsx`
 * if create and edit share no form.
 */
function ownedBy(file: string, screens: ResourceScreens | undefined): Ownable | undefined {
  const shared = screens !== undefined && sharesForm(screens);
  const views = screens?.views?.map(({ name }) => viewPart(name)) ?? [];
  return [...OWNABLE, ...views].find((name) => file === `${name}.tsx` && (name !== 'form' || shared));
}

/** Reports file names that are close to the name of a part: `list.ts` or `Columns.tsx`, but not `seat-map-input.tsx`. */
function misnamedPart(path: string, file: string): readonly UnlocatedFinding[] {
  const stem = file.replace(/\.(tsx?|jsx?)$/, '').toLowerCase();
  if (stem === file.toLowerCase() || file === 'form.tsx') return [];
  if (isViewPart(stem)) {
    const message = `"${file}" replaces nothing: the resource has no view of that name.`;
    return [{ code: 'TUY852', file: path, message, hint: 'Name it after a view of the resource, or rename it.' }];
  }
  const intended = OWNABLE.find((name) => name === stem || `${name}s` === stem || name === `${stem}s`);
  if (intended === undefined) return [];
  const problem: UnlocatedFinding = {
    code: 'TUY852',
    file: path,
    message: `"${file}" replaces nothing.`,
    hint: `Name it ${intended}.tsx to own that part.`,
  };
  return [problem];
}

interface OwnedFile {
  readonly file: string;
  readonly text: string;
  readonly owned: Ownable;
  readonly exportName: string;
  readonly screens: ResourceScreens | undefined;
}

function problemsOf(owned: OwnedFile, read: readonly Exported[] | Unreadable): readonly UnlocatedFinding[] {
  const { file, text } = owned;
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) {
    const at = { text, offset: broken, length: 1 };
    const message = 'The file is not UTF-8: this byte is not a character.';
    return [{ code: 'TUY856', file, at, message, hint: 'Save the file as UTF-8.' }];
  }
  if ('message' in read) {
    return [
      {
        code: 'TUY856',
        file,
        at: { text, offset: read.offset, length: 1 },
        message: `This does not parse: ${read.message}.`,
      },
    ];
  }
  const found = read.find(({ name }) => name === owned.exportName);
  return found ? unplacedKeys(owned, found) : [missingExport(owned, read)];
}

function missingExport({ file, text, owned, exportName }: OwnedFile, exported: readonly Exported[]): UnlocatedFinding {
  const first = exported[0];
  const what = owned === 'form' ? 'the form' : isPage(owned) ? 'the page' : 'the record of parts';
  const names = exported.map(({ name }) => `"${name}"`).join(', ') || 'nothing';
  return {
    code: 'TUY853',
    file,
    at: { text, offset: first?.offset ?? 0, length: first?.length ?? 0 },
    message: `${owned}.tsx must export ${what} as "${exportName}"; it exports ${names}.`,
    hint:
      first && exported.length === 1
        ? `Rename "${first.name}" to "${exportName}".`
        : `Export it: export const ${exportName} = …`,
  };
}

/** Reports inputs and fields in a custom file that no section of the page shows. Columns and filters are always shown. */
function unplacedKeys({ file, text, owned, screens }: OwnedFile, { keys }: Exported): readonly UnlocatedFinding[] {
  const placed = placedSources(owned, screens);
  if (placed === undefined) return [];
  return keys
    .filter(({ name }) => !placed.includes(name))
    .map(({ name, offset, length }) => ({
      code: 'TUY857',
      file,
      at: { text, offset, length },
      message: `No section of the page shows "${name}".`,
      hint: didYouMean(name, placed) ?? 'Add the field to the schema, or own the page.',
    }));
}

function placedSources(owned: Ownable, screens: ResourceScreens | undefined): readonly string[] | undefined {
  if (owned === 'fields') return screens?.show?.sections.flatMap(({ parts }) => parts.map(({ source }) => source));
  if (owned !== 'inputs') return undefined;
  const sections = [...(screens?.create?.sections ?? []), ...(screens?.edit?.sections ?? [])];
  return sections.flatMap(({ parts }) => parts.map(({ element }) => element.source));
}

/** Reports custom files that are broken links. Otherwise the generated part would silently be used instead. */
function danglingLinks(root: string, folder: string): readonly UnlocatedFinding[] {
  const links = namesIn(join(root, folder), 'nothing').filter((name) => ownableAt(`/${name}`) !== undefined);
  return links.map((name) => ({
    code: 'TUY863',
    file: posix.join(folder, name),
    message: 'The target of this link does not exist.',
    hint: 'Restore the target, or delete the link.',
  }));
}
