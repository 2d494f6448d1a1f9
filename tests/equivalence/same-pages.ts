import { expect } from 'vitest';
import { markup } from './read/markup.ts';
import { withoutOwned, type ReadPart } from './read/part.ts';
import { readRecordPage, type ReadRecordPage } from './read/record-page.ts';
import type { Shown } from './stage/stage.tsx';

export interface ReadPage extends ReadRecordPage {
  /** Markup of the whole document. A comparison of the markup also finds differences in parts that are not parsed. */
  readonly markup: string;
}

export function readPage({ page }: Shown): ReadPage {
  return { ...readRecordPage(page), markup: markup(page) };
}

/** @param isOwned returns whether a part comes from a file in src/custom; such parts are skipped in both pages */
export function expectSame(
  printed: ReadPage,
  served: ReadPage,
  isOwned: (part: ReadPart) => boolean = () => false,
): void {
  expect(printed.sections.length).toBeGreaterThan(0);
  expect(served.sections.map(({ heading }) => heading)).toEqual(printed.sections.map(({ heading }) => heading));
  let anyOwned = false;
  for (const [place, section] of printed.sections.entries()) {
    const others = served.sections[place]?.parts ?? [];
    const [parts, otherParts] = withoutOwned(section.parts, others, isOwned);
    expect(otherParts).toEqual(parts);
    anyOwned ||= others.some(isOwned);
  }
  expect({ heading: served.heading, controls: served.controls }).toEqual({
    heading: printed.heading,
    controls: printed.controls,
  });
  if (!anyOwned) expect(served.markup).toBe(printed.markup);
}
