import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { flowsFor, type Model } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import { portalPartsOf } from '../emit/own-pages.ts';
import { PORTAL_PAGES, PORTAL_PARTS, type CustomPages } from '../emit/project.ts';
import type { UnlocatedFinding } from '../findings/finding.ts';
import { namesIn } from '../output/inputs.ts';

/**
 * Finds the custom pages of the portal: `<folder>/<flow>/{page,steps,result}.tsx`. Reports folders and files that
 * replace no generated file. Ignores other modules in these folders.
 * @param folder folder relative to the project: `apps/portal/src/custom/pages`
 */
export async function findPortalPages(
  root: string,
  folder: string,
  model: Model,
): Promise<{ readonly pages: CustomPages; readonly problems: readonly UnlocatedFinding[] }> {
  const folders = namesIn(join(root, folder), 'folder').filter((name) => !name.startsWith('.'));
  if (folders.length === 0) return { pages: {}, problems: [] };
  const flows = new Map(flowsFor(model, 'portal').map((flow) => [flow.name, portalPartsOf(flow)]));
  const pages: Record<string, string> = {};
  const problems: UnlocatedFinding[] = [];
  for (const name of folders) {
    const path = posix.join(folder, name);
    const parts = flows.get(name);
    if (!parts) {
      const message = `No flow of the portal is named "${name}", so nothing uses this folder.`;
      const hint = didYouMean(name, [...flows.keys()]) ?? 'Rename it, or delete it.';
      problems.push({ code: 'TUY851', severity: 'warning', file: path, message, hint });
      continue;
    }
    for (const part of PORTAL_PARTS.filter((one) => namesIn(join(root, path), 'file').includes(`${one}.tsx`))) {
      const file = posix.join(path, `${part}.tsx`);
      const found = parts.includes(part) ? await exportProblems(root, file) : [unused(file, part)];
      problems.push(...found);
      if (found.length === 0) pages[`${name}/${part}`] = file;
    }
  }
  return { pages: Object.keys(pages).length > 0 ? { [PORTAL_PAGES]: pages } : {}, problems };
}

async function exportProblems(root: string, file: string): Promise<readonly UnlocatedFinding[]> {
  // The import loads a native module, so it happens only if there are files to read.
  const { hasDefaultExport, readExports } = await import('./exports.ts');
  const text = readFileSync(join(root, file), 'utf8');
  const read = readExports(file, text);
  if ('message' in read) {
    const at = { text, offset: read.offset, length: 1 };
    return [{ code: 'TUY856', file, at, message: `This does not parse: ${read.message}.` }];
  }
  if (hasDefaultExport(file, text)) return [];
  const at = { text, offset: 0, length: 0 };
  const message = `${posix.basename(file)} must export the component by default.`;
  return [{ code: 'TUY853', file, at, message, hint: 'Export it: export default function …' }];
}

function unused(file: string, part: string): UnlocatedFinding {
  const message = `"${part}.tsx" replaces nothing: the flow has no such part.`;
  const hint = part === 'page' ? 'The flow has "look": "none".' : `"page.gate" gives it steps, "result.load" a result.`;
  return { code: 'TUY852', file, message, hint };
}
