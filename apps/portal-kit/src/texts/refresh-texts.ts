import { isObject } from '@tuyen/model';
import { publicHeaders, type PublicSite } from '../http/public-headers.ts';
import { safeText } from './safe-text.ts';

export interface ServedText {
  readonly title: string;
  /** HTML that a user wrote in the editor of the back-office. Not trusted. */
  readonly body: string;
  readonly language: string;
}

/**
 * Reads title and body of a text from a server row with `title_<language>` and `body_<language>`. Returns undefined
 * without a body.
 * @param languages by priority; the first language with a body wins
 */
export function readServedText(answer: unknown, languages: readonly string[]): ServedText | undefined {
  if (!isObject(answer)) return undefined;
  for (const language of languages) {
    const [title, body] = [answer[`title_${language}`], answer[`body_${language}`]];
    if (typeof body === 'string' && body.trim() !== '')
      return { title: typeof title === 'string' ? title : '', body, language };
  }
  return undefined;
}

/**
 * Replaces texts on the page that have changed on the server since the build. Nothing else on the page changes.
 * @param languages the page's language first, then its fallbacks
 */
export async function refreshTexts(document: Document, site: PublicSite, languages: readonly string[]): Promise<void> {
  const [language = ''] = languages;
  const sections = [...document.querySelectorAll<HTMLElement>('[data-source]')];
  await Promise.all(
    sections.map(async (section) => {
      const address = `${site.apiBase}/${section.dataset['source']}`;
      const served = await fetch(address, { headers: publicHeaders({ ...site, language }) }).then(
        async (response) => (response.ok ? readServedText(await response.json(), languages) : undefined),
        () => undefined,
      );
      if (served) show(section, served, language);
    }),
  );
}

function show(section: HTMLElement, { title, body, language }: ServedText, around: string): void {
  const [heading, place] = [section.querySelector('h2'), section.querySelector('h2 + div')];
  const text = section.ownerDocument.createElement('div');
  text.append(safeText(body, section.ownerDocument));
  if (heading && title && heading.textContent !== title) heading.textContent = title;
  if (!place || markupOf(place) === markupOf(text)) return;
  place.replaceChildren(...text.childNodes);
  if (language !== around) section.lang = language;
}

/** Normalizes whitespace, so that line breaks do not count as a difference but links and headings do. */
function markupOf({ innerHTML }: Element): string {
  return innerHTML.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
}
