import { controlsIn, type Control } from './control.ts';
import { readPart, type ReadPart } from './part.ts';
import { headingOf } from './text.ts';

export interface ReadSection {
  readonly heading: string;
  readonly parts: readonly ReadPart[];
}

export interface ReadRecordPage {
  readonly heading: string;
  readonly sections: readonly ReadSection[];
  readonly controls: readonly Control[];
}

export function readRecordPage(page: Element): ReadRecordPage {
  const around = page.cloneNode(true) as Element;
  for (const section of around.querySelectorAll('section')) section.remove();
  return {
    heading: headingOf(page, 'h1'),
    sections: [...page.querySelectorAll('section')].map((section) => ({
      heading: headingOf(section, 'h2'),
      parts: [...(section.lastElementChild?.children ?? [])].map(readPart),
    })),
    controls: controlsIn(around),
  };
}
