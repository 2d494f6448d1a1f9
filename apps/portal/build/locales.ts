import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Tree = { readonly [key: string]: Tree | string };

export interface LoadedLocales {
  readonly locales: { readonly vi: object; readonly en: object };
  /** By language: the files its pages need. English needs the Vietnamese too as long as it has gaps. */
  readonly files: { readonly vi: readonly ['vi']; readonly en: readonly ('vi' | 'en')[] };
}

/** Reads the generated texts of the portal. */
export async function readLocales(publicFolder: string): Promise<LoadedLocales> {
  const read = async (language: string): Promise<Tree> =>
    JSON.parse(await readFile(join(publicFolder, 'locales', language, 'common.json'), 'utf8'));
  const [vi, en] = await Promise.all([read('vi'), read('en')]);
  return { locales: { vi, en }, files: { vi: ['vi'], en: lacks(en, vi) ? ['en', 'vi'] : ['en'] } };
}

/** Is there a key in `whole` that `part` has not? */
export function lacks(part: Tree | string | undefined, whole: Tree | string): boolean {
  if (typeof whole === 'string') return typeof part !== 'string';
  if (typeof part !== 'object') return true;
  return Object.entries(whole).some(([key, value]) => lacks(part[key], value));
}
