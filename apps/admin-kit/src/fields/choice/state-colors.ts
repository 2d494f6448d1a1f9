import type { CSSObject, Theme } from '@mui/material';
import type { EnumValue } from '@tuyen/model';

export type StateColor = NonNullable<EnumValue['color']>;

export const STATE_COLORS = [
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
] as const satisfies readonly StateColor[];

/** Text and background of each color, chosen by hand. Several of MUI's own chips have a contrast below 4.5:1. */
const LIGHT: Readonly<Record<StateColor, readonly [text: string, background: string]>> = {
  neutral: ['#3c4043', '#eceff1'],
  info: ['#0b4f8a', '#e3f0fc'],
  success: ['#14532d', '#e1f4e6'],
  warning: ['#6b4200', '#fdf0d5'],
  danger: ['#8c1d18', '#fce8e6'],
};
const DARK: typeof LIGHT = {
  neutral: ['#e3e6e8', '#3a4045'],
  info: ['#cfe6ff', '#123d63'],
  success: ['#c9f2d5', '#174a2b'],
  warning: ['#ffe3ae', '#54390a'],
  danger: ['#ffd9d6', '#661a17'],
};

export function stateColors(theme: Theme, color: StateColor = 'neutral'): CSSObject {
  const [text, background] = LIGHT[color];
  const [darkText, darkBackground] = DARK[color];
  return {
    color: text,
    backgroundColor: background,
    ...theme.applyStyles('dark', { color: darkText, backgroundColor: darkBackground }),
  };
}
