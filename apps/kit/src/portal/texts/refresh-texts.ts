import { isObject } from '@tuyen/model';
import { publicHeaders, type PublicSite } from '../http/public-headers.ts';
import { safeText } from './safe-text.ts';

/** A text in one language. */
export interface ServedText {
  readonly title: string;
  /** HTML of the back-office's editor. */
  readonly body: string;
  readonly language: string;
}

/**
 * Reads a row with `title_<language>` and `body_<language>`; undefined where it has no body.
 * @param languages the first in which there is a body counts
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
 * Puts the server's texts in the place of the build's where they differ; nothing moves elsewhere.
 * @param languages the page's own first, then those to use instead
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

/** Texts are alike however they are broken into lines; another link or heading makes another text. */
function markupOf({ innerHTML }: Element): string {
  return innerHTML.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
}
