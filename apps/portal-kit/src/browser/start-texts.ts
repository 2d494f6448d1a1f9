import { addressesOf } from '../site/addresses.ts';
import { refreshTexts } from '../texts/refresh-texts.ts';
import { startFrame, type FrameScript } from './frame.ts';
import { loadConfig } from './load-config.ts';

/** Replaces texts of the page by those of the server if they differ. */
export async function startTexts(site: { readonly languages: readonly string[] }, frame?: FrameScript): Promise<void> {
  startFrame(site, frame);
  const { language } = addressesOf(site.languages).readAddress(location.pathname);
  await refreshTexts(document, await loadConfig(), [language, ...site.languages]);
}
