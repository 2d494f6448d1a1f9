import { addressesOf } from '../site/addresses.ts';
import type { Config } from '../site/config.ts';
import { loadConfig } from './load-config.ts';

/** What the project's script of the frame can use. */
export interface FrameTools {
  readonly language: string;
  /** Asks for the site's `/config.json`. */
  readonly loadConfig: () => Promise<Config>;
}

/** What the frame around a page does in the browser: little, and without React. */
export type FrameScript = (window: Window, tools: FrameTools) => void;

/** Starts the frame of a page: links to other languages lead to this very page, then the project's own script. */
export function startFrame({ languages }: { readonly languages: readonly string[] }, script?: FrameScript): void {
  const addresses = addressesOf(languages);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const follow = () => {
      const { path } = addresses.readAddress(location.pathname);
      link.href = addresses.pathIn(link.dataset['language'] ?? '', path) + location.search + location.hash;
    };
    follow();
    link.addEventListener('pointerdown', follow);
    link.addEventListener('focus', follow);
  }
  script?.(window, { language: addresses.readAddress(location.pathname).language, loadConfig });
}
