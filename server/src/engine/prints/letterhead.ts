import { localizedTextIn, resourceNamed } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { uploadIdIn } from '../store/uploads/upload-address.ts';
import type { PrintParts } from './parts.ts';

/** Maximum size of the logo in pixels: enough for 40 mm at the resolution of an office printer. */
const LOGO = { width: 480, height: 160 };

export interface OfficeHead {
  readonly name: string;
  readonly lines: readonly string[];
  /** Logo of the office, as a data URL of a PNG image. */
  readonly logo?: string;
}

/** @param language language of localized texts; defaults to the project's default language */
export async function openLetterhead(engine: PrintParts, officeId: string | null, language = ''): Promise<OfficeHead> {
  const { name, logo, lines } = engine.model.letterhead;
  const sources = new Map<string, Promise<Row | undefined>>();
  const valueOf = async (path: string): Promise<string> => {
    const [resource = '', field = ''] = path.split('.');
    const source = sources.get(resource) ?? sourceOf(engine, resource, officeId);
    sources.set(resource, source);
    return localizedTextIn((await source)?.[field], language, engine.model.languages);
  };
  const first = async (paths: readonly string[]) => (await Promise.all(paths.map(valueOf))).find((text) => text !== '');
  const picture = await first(logo).then((address) => logoOf(engine, address));
  return {
    name: (await first(name)) ?? '',
    lines: (await Promise.all(lines.map(valueOf))).filter((text) => text !== ''),
    ...(picture !== undefined && { logo: picture }),
  };
}

async function sourceOf(engine: PrintParts, resource: string, officeId: string | null): Promise<Row | undefined> {
  if (resourceNamed(engine.model, resource)?.singleton) return engine.settings(resource, officeId);
  return officeId === null ? undefined : engine.store.get(resource, officeId);
}

/** Accepts a logo only if it was uploaded to this server, so that nothing is fetched from elsewhere. */
async function logoOf({ uploads }: PrintParts, address: string | undefined): Promise<string | undefined> {
  const id = address === undefined ? undefined : uploadIdIn(address);
  const file = id === undefined ? undefined : await uploads.read(id);
  if (!file?.type.startsWith('image/')) return undefined;
  const { default: sharp } = await import('sharp');
  const image = sharp(file.bytes).resize({ ...LOGO, fit: 'inside', withoutEnlargement: true });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
}
