import { isObject } from '@tuyen/model';
import { publicHeaders } from '@tuyen/portal-kit';
import type { FrameTools } from '@tuyen/portal-kit/browser';

/**
 * Fills the operator's data, such as name and phone number, into the page if the site's server has not done so. The
 * result is the same as the result of the server's function `fillPage`.
 */
export function showOperator(document: Document, tools: FrameTools): void {
  const name = document.querySelector('[data-fact="office_display_name"]');
  if (name?.textContent === '') void load(document, tools).catch(() => undefined);
}

async function load(document: Document, { language, loadConfig }: FrameTools): Promise<void> {
  const site = await loadConfig();
  const headers = publicHeaders({ ...site, language });
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${site.apiBase}/${path}`, { headers });
    return answer.ok ? answer.json() : undefined;
  };
  const answers = await Promise.all(['settings/site-config', 'public/contact'].map(ask));
  const facts = Object.assign({}, ...answers.filter(isObject));
  const api = new URL(site.apiBase, document.baseURI);
  for (const element of document.querySelectorAll<HTMLElement>('[data-fact]')) {
    const fact = facts[element.dataset['fact'] ?? ''];
    if (typeof fact === 'string' && fact !== '') fill(element, fact, api);
  }
}

function fill(element: HTMLElement, fact: string, api: URL): void {
  const to = element.dataset['factTo'];
  const address = to === undefined ? undefined : addressOf(to, fact, api);
  if (to === 'src') {
    if (address === undefined) return;
    element.setAttribute('src', address);
    element.hidden = false;
    return;
  }
  if (address !== undefined) element.setAttribute('href', address);
  if (element.childNodes.length === 0) element.textContent = fact;
}

function addressOf(to: string, fact: string, api: URL): string | undefined {
  if (to === 'tel') return `tel:${fact.replace(/[^+\d]/g, '')}`;
  if (to === 'mailto') return `mailto:${fact}`;
  const address = new URL(fact, api);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
}
