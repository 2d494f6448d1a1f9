import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Model, ResourceScreens, Screens } from '@tuyen/model';
import { sharesForm } from '../emit/admin/pages.ts';
import { OWNABLE, PAGES, type CustomParts, type Ownable, type Page } from '../emit/project.ts';
import { namesOf, pascal } from '../emit/print/names.ts';
import { didYouMean, type Problem } from '../findings/finding.ts';
import { entriesIn, type FolderEntry } from '../output/inputs.ts';
import type { Exported, Unreadable } from './exports.ts';

export interface CustomFindings {
  /** By resource: the files that replace a generated module. */
  readonly parts: Readonly<Record<string, CustomParts>>;
  readonly problems: readonly Problem[];
}

/**
 * Finds the files that people own below `custom` and reads from their syntax trees what they export. A name or an export
 * that replaces nothing is a problem: left unsaid, the owner would look for the effect in vain.
 * @param custom folder relative to the project: `apps/admin/src/custom`
 */
export async function findCustomParts(
  root: string,
  custom: string,
  model: Model,
  screens: Screens,
): Promise<CustomFindings> {
  const folders = namesIn(join(root, custom), 'folder').filter((name) => !name.startsWith('.'));
  if (folders.length === 0) return { parts: {}, problems: [] };
  // A native module: loaded only where there are files to read.
  const { readExports } = await import('./exports.ts');
  const parts: Record<string, CustomParts> = {};
  const problems: Problem[] = [];
  for (const folder of folders) {
    const path = posix.join(custom, folder);
    const files = namesIn(join(root, path), 'file');
    problems.push(...danglingLinks(root, path));
    if (!model.resources.some(({ name }) => name === folder)) {
      problems.push({
        code: 'TUY951',
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
      const place = posix.join(path, file);
      if (owned === undefined) {
        problems.push(...oddName(place, file));
        continue;
      }
      const text = readFileSync(join(root, place), 'utf8');
      const faults = faultsOf(
        {
          file: place,
          text,
          owned,
          wanted: exportFor(model, folder, owned),
          screens: screensOf,
        },
        readExports(file, text),
      );
      // A key too many does not keep the others from their effect.
      if (faults.every(({ code }) => code === 'TUY957')) found[owned] = place;
      problems.push(...faults);
    }
    if (Object.keys(found).length > 0) parts[folder] = found;
  }
  return { parts, problems };
}

/** `inputs` of `inputs.tsx`; `VehicleList` of `list.tsx`. */
export function exportFor(model: Model, resource: string, owned: Ownable): string {
  return isComponent(owned) ? `${namesOf(model, resource).type}${pascal(owned)}` : owned;
}

/** A page or the form, in contrast to a record of parts. */
export function isComponent(owned: Ownable): boolean {
  return isPage(owned) || owned === 'form';
}

function isPage(owned: Ownable): owned is Page {
  return (PAGES as readonly string[]).includes(owned);
}

/** Any other name belongs to the owner's own modules; so does `form.tsx` where create and edit share no form. */
function ownedBy(file: string, screens: ResourceScreens | undefined): Ownable | undefined {
  const shared = screens !== undefined && sharesForm(screens);
  return OWNABLE.find((name) => file === `${name}.tsx` && (name !== 'form' || shared));
}

/** `list.ts` or `Columns.tsx` was surely meant to replace something; `seat-map-input.tsx` was not. */
function oddName(path: string, file: string): readonly Problem[] {
  const stem = file.replace(/\.(tsx?|jsx?)$/, '').toLowerCase();
  if (stem === file.toLowerCase() || file === 'form.tsx') return [];
  const meant = OWNABLE.find((name) => name === stem || `${name}s` === stem || name === `${stem}s`);
  if (meant === undefined) return [];
  const problem: Problem = {
    code: 'TUY952',
    file: path,
    message: `"${file}" replaces nothing.`,
    hint: `Name it ${meant}.tsx to own that part.`,
  };
  return [problem];
}

interface OwnedFile {
  readonly file: string;
  readonly text: string;
  readonly owned: Ownable;
  /** The name under which the generated code imports it. */
  readonly wanted: string;
  readonly screens: ResourceScreens | undefined;
}

function faultsOf(owned: OwnedFile, read: readonly Exported[] | Unreadable): readonly Problem[] {
  const { file, text } = owned;
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) {
    const at = { text, offset: broken, length: 1 };
    const message = 'This is not UTF-8: here stands a byte that is no character.';
    return [{ code: 'TUY956', file, at, message, hint: 'Save the file as UTF-8.' }];
  }
  if ('message' in read) {
    return [
      {
        code: 'TUY956',
        file,
        at: { text, offset: read.offset, length: 1 },
        message: `This does not parse: ${read.message}.`,
      },
    ];
  }
  const found = read.find(({ name }) => name === owned.wanted);
  return found ? strayKeys(owned, found) : [missingExport(owned, read)];
}

function missingExport({ file, text, owned, wanted }: OwnedFile, exported: readonly Exported[]): Problem {
  const first = exported[0];
  const what = owned === 'form' ? 'the form' : isPage(owned) ? 'the page' : 'the record of parts';
  const names = exported.map(({ name }) => `"${name}"`).join(', ') || 'nothing';
  return {
    code: 'TUY953',
    file,
    at: { text, offset: first?.offset ?? 0, length: first?.length ?? 0 },
    message: `${owned}.tsx must export ${what} as "${wanted}"; it exports ${names}.`,
    hint:
      first && exported.length === 1
        ? `Rename "${first.name}" to "${wanted}".`
        : `Export it: export const ${wanted} = …`,
  };
}

/** An input or field that no section of the page names would be shown nowhere. Columns and filters are all shown. */
function strayKeys({ file, text, owned, screens }: OwnedFile, { keys }: Exported): readonly Problem[] {
  const placed = placedSources(owned, screens);
  if (placed === undefined) return [];
  return keys
    .filter(({ name }) => !placed.includes(name))
    .map(({ name, offset, length }) => ({
      code: 'TUY957',
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

/** A part that is looked for under this name would be generated again, and nobody would know why. */
function danglingLinks(root: string, folder: string): readonly Problem[] {
  const links = namesIn(join(root, folder), 'nothing').filter((name) => OWNABLE.some((part) => name === `${part}.tsx`));
  return links.map((name) => ({
    code: 'TUY963',
    file: posix.join(folder, name),
    message: 'This is a link that leads nowhere.',
    hint: 'Bring back what it leads to, or delete it.',
  }));
}

function namesIn(folder: string, kind: FolderEntry['is']): readonly string[] {
  return (entriesIn(folder) ?? [])
    .filter(({ is }) => is === kind)
    .map(({ name }) => name)
    .sort();
}
