import { languageOf, otherLanguage, pathIn } from '../language.ts';
import { isMourning } from '../rules/banner.ts';
import { mobileOs } from '../rules/stores.ts';
import { followOffice } from './contact.ts';
import { loadConfig } from './load-config.ts';

/** What the frame around a page does in the browser: little, and without React. */
export function startShell(window: Window & typeof globalThis): void {
  const { document, navigator, location } = window;
  document.documentElement.dataset['os'] = mobileOs(navigator);
  if (isMourning(new Date())) document.documentElement.dataset['mourning'] = '';
  keepPage(document, location);
  welcome(document);
  followOffice(document, languageOf(location.pathname), loadConfig);
}

/** The language switch leads to the very page, its query and anchor included. */
function keepPage(document: Document, location: Location): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  const follow = () => {
    const language = languageOf(location.pathname);
    const path = language === 'en' ? location.pathname.replace(/^\/en/, '') || '/' : location.pathname;
    link.href = pathIn(otherLanguage(language), path) + location.search + location.hash;
  };
  follow();
  link.addEventListener('pointerdown', follow);
  link.addEventListener('focus', follow);
}

const WELCOMED = 'tuyen.welcomed=1';

/** Once a browser session, in whichever tab. Where cookies are forbidden nobody is greeted again and again: nobody is greeted. */
function welcome(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('#welcome');
  if (!dialog || isWelcomed(document)) return;
  document.cookie = `${WELCOMED}; path=/; samesite=lax`;
  if (isWelcomed(document)) dialog.showModal();
}

function isWelcomed({ cookie }: Document): boolean {
  return cookie.split('; ').includes(WELCOMED);
}
