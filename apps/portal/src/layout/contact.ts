import { isObject } from '@tuyen/model';
import { publicHeaders } from '@tuyen/kit/portal';
import type { FrameTools } from '@tuyen/kit/portal/browser';

const PARTS = ['name', 'address', 'hotline', 'email'] as const;

/** How the operator is reached, as its office says; what it leaves empty stays as it was built. */
type Contact = { readonly [part in (typeof PARTS)[number]]?: string };

/** Asks for the office's contacts once the footer is about to be seen, and puts them there. */
export function followOffice(document: Document, { language, loadConfig }: FrameTools): void {
  const place = document.querySelector<HTMLElement>('[data-contacts]');
  if (!place) return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void loadConfig()
        .then((site) => fetch(`${site.apiBase}/public/contact`, { headers: publicHeaders({ ...site, language }) }))
        .then(async (answer) => answer.ok && showContact(place, readContact(await answer.json())))
        // No answer: the texts of the build stay.
        .catch(() => undefined);
    },
    { rootMargin: '300px' },
  );
  seen.observe(place);
}

/** Reads `GET public/contact`, whatever of it is there. */
function readContact(answer: unknown): Contact {
  const row = isObject(answer) ? answer : {};
  const known = PARTS.filter((part) => typeof row[part] === 'string' && row[part] !== '');
  return Object.fromEntries(known.map((part) => [part, row[part]]));
}

/** Texts and links change where they differ, so that nothing moves without a reason. */
function showContact(place: HTMLElement, contact: Contact): void {
  for (const part of PARTS) {
    const [text, shown] = [contact[part], place.querySelector<HTMLElement>(`[data-contact="${part}"]`)];
    if (text === undefined || !shown || shown.textContent === text) continue;
    shown.textContent = text;
    if (part === 'hotline') shown.setAttribute('href', phoneLink(text));
    if (part === 'email') shown.setAttribute('href', `mailto:${text}`);
  }
}

/** `1900 0126` → `tel:19000126` */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
