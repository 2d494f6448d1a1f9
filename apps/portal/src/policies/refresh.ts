import { publicHeaders } from '@tuyen/kit/portal';
import type { Config } from '../config.ts';
import type { Language } from '../language.ts';
import { safeText } from './safe-text.ts';

/** A policy in one language; English readers get the Vietnamese text where there is no English one. */
export interface PolicyTexts {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
}

/** Reads `GET public/policies/{tab}`; undefined where it has nothing to show. */
export function readPolicy(answer: unknown, language: Language): PolicyTexts | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const row = answer as Readonly<Record<string, unknown>>;
  const inTongue = (tag: Language): PolicyTexts | undefined => {
    const [title, body] = [row[`title_${tag}`], row[`body_${tag}`]];
    if (typeof body !== 'string' || body.trim() === '') return undefined;
    return { title: typeof title === 'string' ? title : '', body, language: tag };
  };
  return inTongue(language) ?? inTongue('vi');
}

/** Puts the server's policies in the place of the build's, where they differ: the page moves for nobody else. */
export async function refreshPolicies(document: Document, site: Config, language: Language): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-policy]')];
  await Promise.all(
    sections.map(async (section) => {
      const address = `${site.apiBase}/public/policies/${encodeURIComponent(section.dataset['policy'] ?? '')}`;
      const policy = await fetch(address, { headers: publicHeaders({ ...site, language }) }).then(
        async (response) => (response.ok ? readPolicy(await response.json(), language) : undefined),
        () => undefined,
      );
      if (policy) show(section, policy, language);
    }),
  );
}

function show(section: HTMLElement, { title, body, language }: PolicyTexts, around: Language): void {
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
