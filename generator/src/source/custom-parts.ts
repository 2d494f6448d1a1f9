import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Model } from '@tuyen/schemas';
import { PAGES, PARTS, type CustomParts, type Page, type Part } from '../emit/project.ts';
import { namesOf, pascal } from '../emit/print/names.ts';
import { didYouMean, type Problem } from '../findings/finding.ts';

/** The file names that stand for a generated part or page; any other name belongs to the owner's own modules. */
const OWNABLE: readonly (Part | Page)[] = [...PARTS, ...PAGES];

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
export async function findCustomParts(root: string, custom: string, model: Model): Promise<CustomFindings> {
  const folders = foldersIn(join(root, custom));
  if (folders.length === 0) return { parts: {}, problems: [] };
  const { readExports } = await import('./exports.ts');
  const parts: Record<string, CustomParts> = {};
  const problems: Problem[] = [];
  for (const folder of folders) {
    const path = posix.join(custom, folder);
    const files = filesIn(join(root, path));
    if (!model.resources.some(({ name }) => name === folder)) {
      problems.push({
        code: 'TUY951',
        file: files[0] === undefined ? path : posix.join(path, files[0]),
        message: `No resource is named "${folder}", so nothing uses this folder.`,
        mend:
          didYouMean(
            folder,
            model.resources.map(({ name }) => name),
          ) ?? 'Rename it, or delete it.',
      });
      continue;
    }
    const found: Partial<Record<Part | Page, string>> = {};
    for (const file of files) {
      const owned = ownedBy(file);
      if (owned === undefined) {
        const problem = oddName(posix.join(path, file), file);
        if (problem) problems.push(problem);
        continue;
      }
      const wanted = exportFor(model, folder, owned);
      const text = readFileSync(join(root, path, file), 'utf8');
      const exported = readExports(file, text);
      if (exported.some(({ name }) => name === wanted)) found[owned] = posix.join(path, file);
      else problems.push(missingExport(posix.join(path, file), text, wanted, owned, exported));
    }
    if (Object.keys(found).length > 0) parts[folder] = found;
  }
  return { parts, problems };
}

/** `inputs` of `inputs.tsx`; `VehicleList` of `list.tsx`. */
function exportFor(model: Model, resource: string, owned: Part | Page): string {
  return isPage(owned) ? `${namesOf(model, resource).type}${pascal(owned)}` : owned;
}

function isPage(owned: Part | Page): owned is Page {
  return (PAGES as readonly string[]).includes(owned);
}

function ownedBy(file: string): Part | Page | undefined {
  return OWNABLE.find((name) => file === `${name}.tsx`);
}

/** `list.ts` or `Columns.tsx` was surely meant to replace something; `seat-map-input.tsx` was not. */
function oddName(path: string, file: string): Problem | undefined {
  const stem = file.replace(/\.(tsx?|jsx?)$/, '').toLowerCase();
  if (stem === file.toLowerCase()) return undefined;
  const meant = OWNABLE.find((name) => name === stem || `${name}s` === stem || name === `${stem}s`);
  if (meant === undefined) return undefined;
  return {
    code: 'TUY952',
    file: path,
    message: `"${file}" replaces nothing.`,
    mend: `Name it ${meant}.tsx to own that part.`,
  };
}

function missingExport(
  file: string,
  text: string,
  wanted: string,
  owned: Part | Page,
  exported: readonly { readonly name: string; readonly offset: number; readonly length: number }[],
): Problem {
  const first = exported[0];
  const what = isPage(owned) ? 'the page' : 'the record of parts';
  return {
    code: 'TUY953',
    file,
    at: first ? { text, offset: first.offset, length: first.length } : { text, offset: 0, length: 0 },
    message: `${owned}.tsx must export ${what} as "${wanted}"; it exports ${exported.map(({ name }) => `"${name}"`).join(', ') || 'nothing'}.`,
    mend:
      first && exported.length === 1
        ? `Rename "${first.name}" to "${wanted}".`
        : `Export it: export const ${wanted} = …`,
  };
}

function foldersIn(path: string): readonly string[] {
  return entriesOf(path)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function filesIn(path: string): readonly string[] {
  return entriesOf(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}
