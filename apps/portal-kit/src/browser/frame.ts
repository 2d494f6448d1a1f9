import { addressesOf } from '../site/addresses.ts';
import type { Config } from '../site/config.ts';
import { loadConfig } from './load-config.ts';

export interface FrameTools {
  readonly language: string;
  readonly loadConfig: () => Promise<Config>;
}

export type FrameScript = (window: Window, tools: FrameTools) => void;

/** Keeps the links to other languages on the current page, and runs the frame script of the portal. */
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
