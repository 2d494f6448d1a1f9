import { addressesOf } from '../site/addresses.ts';
import { refreshTexts } from '../texts/refresh-texts.ts';
import { startFrame, type FrameScript } from './frame.ts';
import { loadConfig } from './load-config.ts';

/**
 * Starts a page that contains only texts. Runs the script of its header and footer, then replaces texts that have
 * changed on the server since the build.
 */
export async function startTexts(site: { readonly languages: readonly string[] }, frame?: FrameScript): Promise<void> {
  startFrame(site, frame);
  const { language } = addressesOf(site.languages).readAddress(location.pathname);
  await refreshTexts(document, await loadConfig(), [language, ...site.languages]);
}
