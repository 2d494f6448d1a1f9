import { darken, getContrastRatio } from '@mui/material/styles';

/** WCAG AA for text. */
const READABLE = 4.5;

/** The first of the shades that white can be read on and that can be read on white; the last one darkened until it can. */
export function readableOnWhite(shades: readonly string[]): string {
  const found = shades.find((shade) => getContrastRatio(shade, '#ffffff') >= READABLE);
  if (found) return found;
  let shade = shades.at(-1) ?? '#000000';
  while (getContrastRatio(shade, '#ffffff') < READABLE) shade = darken(shade, 0.1);
  return shade;
}
