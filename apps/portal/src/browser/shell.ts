import { languageOf, otherLanguage, pathIn } from '../language.ts';
import { isMourning } from '../rules/banner.ts';
import { mobileOs } from '../rules/stores.ts';

/** What the frame around a page does in the browser: little, and without React. */
export function startShell(window: Window & typeof globalThis): void {
  const { document, navigator, location } = window;
  document.documentElement.dataset['os'] = mobileOs(navigator);
  if (isMourning(new Date())) document.documentElement.dataset['mourning'] = '';
  keepPage(document, location);
  welcome(document, window);
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

const WELCOMED = 'tuyen.welcomed';

/** Once a browser session. Where storage is forbidden nobody is greeted again and again: nobody is greeted. */
function welcome(document: Document, window: Window): void {
  const dialog = document.querySelector<HTMLDialogElement>('#welcome');
  try {
    if (!dialog || window.sessionStorage.getItem(WELCOMED) !== null) return;
    window.sessionStorage.setItem(WELCOMED, '1');
  } catch {
    return;
  }
  dialog.showModal();
}
