import { darken, getContrastRatio } from '@mui/material/styles';

/** More than the 4.5 of WCAG AA: text in a color is also shown on tinted and selected backgrounds, not on white alone. */
const READABLE = 5.6;

/** The first of the shades that white can be read on and that can be read on white; the last one darkened until it can. */
export function readableOnWhite(shades: readonly string[]): string {
  const found = shades.find((shade) => getContrastRatio(shade, '#ffffff') >= READABLE);
  if (found) return found;
  let shade = shades.at(-1) ?? '#000000';
  while (getContrastRatio(shade, '#ffffff') < READABLE) shade = darken(shade, 0.1);
  return shade;
}
