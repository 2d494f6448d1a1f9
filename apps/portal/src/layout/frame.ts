import type { FrameTools } from '@tuyen/portal-kit/browser';
import { isMourning } from '../rules/banner.ts';
import { mobileOs } from '../rules/stores.ts';
import { showOperator } from './operator.ts';

export default function frame({ document, navigator }: Window, tools: FrameTools): void {
  document.documentElement.dataset['os'] = mobileOs(navigator);
  if (isMourning(new Date())) document.documentElement.dataset['mourning'] = '';
  welcome(document);
  showOperator(document, tools);
}

const WELCOMED = 'tuyen.welcomed=1';

/**
 * Opens the welcome dialog once per browser session across tabs. Does not open it if cookies are disabled, because then
 * it would open on every page.
 */
function welcome(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>('#welcome');
  if (!dialog || isWelcomed(document)) return;
  document.cookie = `${WELCOMED}; path=/; samesite=lax`;
  if (isWelcomed(document)) dialog.showModal();
}

function isWelcomed({ cookie }: Document): boolean {
  return cookie.split('; ').includes(WELCOMED);
}
