import { controlsIn, type Control } from './control.ts';
import { visibleTextOf } from './text.ts';

export interface ReadPart {
  /** Name of the field, or an empty text if a custom input does not write it into the document. */
  readonly source: string;
  readonly label: string;
  readonly text: string;
  readonly controls: readonly Control[];
  readonly images: readonly string[];
}

export function readPart(element: Element): ReadPart {
  const label = element.querySelector('.RaLabeled-label');
  return {
    source: sourceOf(element),
    label: label ? visibleTextOf(label) : '',
    text: visibleTextOf(element),
    controls: controlsIn(element),
    images: [...element.querySelectorAll('img')].map((image) => `${image.alt} ${image.src}`),
  };
}

function sourceOf(element: Element): string {
  const shownSource = element.getAttribute('data-source');
  if (shownSource !== null) return shownSource;
  const marked = [element, ...element.querySelectorAll('[class*="ra-input-"]')].flatMap((one) => [...one.classList]);
  const mark = marked.find((name) => name.startsWith('ra-input-'));
  return mark?.slice('ra-input-'.length) ?? element.querySelector('[name]')?.getAttribute('name') ?? '';
}

/**
 * Removes parts from both pages if a file in src/custom replaces them. The server-driven page shows which parts these
 * are. They are removed from the other page by their position, because a replaced part need not show the name of its
 * field.
 */
export function withoutOwned<P>(
  printed: readonly P[],
  served: readonly P[],
  isOwned: (part: P) => boolean,
): readonly [printed: readonly P[], served: readonly P[]] {
  const owned = new Set(served.flatMap((part, place) => (isOwned(part) ? [place] : [])));
  const unowned = (parts: readonly P[]) => parts.filter((_, place) => !owned.has(place));
  return [unowned(printed), unowned(served)];
}
