import { publicHeaders } from '@tuyen/kit/portal';
import type { FrameTools } from '@tuyen/kit/portal/browser';

/** Puts the name and logo that the office shows itself by into the bar; without an answer it stays as it was built. */
export function showBrand(document: Document, tools: FrameTools): void {
  const link = document.querySelector<HTMLElement>('[data-brand]');
  if (link) void load(link, tools).catch(() => undefined);
}

async function load(link: HTMLElement, { language, loadConfig }: FrameTools): Promise<void> {
  const site = await loadConfig();
  const answer = await fetch(`${site.apiBase}/public/brand`, { headers: publicHeaders({ ...site, language }) });
  if (answer.ok) fill(link, await answer.json(), site.apiBase);
}

/** Both have their room in the bar already: nothing else moves. */
function fill(link: HTMLElement, answer: unknown, apiBase: string): void {
  const row = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {};
  const { name, logo } = row;
  const shown = link.querySelector('.brand-name');
  if (typeof name === 'string' && name !== '' && shown) {
    shown.textContent = name;
    link.title = name;
  }
  if (typeof logo !== 'string' || logo === '') return;
  const address = new URL(logo, new URL(apiBase, link.baseURI));
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return;
  const picture = Object.assign(link.ownerDocument.createElement('img'), { src: address.href, alt: '' });
  picture.className = 'brand-logo';
  link.querySelector('svg')?.replaceWith(picture);
}
