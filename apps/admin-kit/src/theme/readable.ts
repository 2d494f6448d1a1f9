import { darken, getContrastRatio } from '@mui/material/styles';

/**
 * Required contrast. Higher than the 4.5 of WCAG AA, because colored text also appears on tinted and selected
 * backgrounds.
 */
const READABLE = 5.6;

/**
 * Returns the first shade of a color that has enough contrast to white. If no shade has enough, returns the last one,
 * darkened until it does.
 */
export function readableOnWhite(shades: readonly string[]): string {
  const found = shades.find((shade) => getContrastRatio(shade, '#ffffff') >= READABLE);
  if (found) return found;
  let shade = shades.at(-1) ?? '#000000';
  while (getContrastRatio(shade, '#ffffff') < READABLE) shade = darken(shade, 0.1);
  return shade;
}
