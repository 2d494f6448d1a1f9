import { Chip } from '@mui/material';
import type { EnumValue } from '@tuyen/model';

type Color = NonNullable<EnumValue['color']>;

/** Text and ground of each color, by hand: MUI's own chips stay under 4.5:1 in several of them. */
const LIGHT: Readonly<Record<Color, readonly [text: string, ground: string]>> = {
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

/** A value of an enumeration: always its label, with its color. */
export function StateChip({
  label,
  color = 'neutral',
}: {
  readonly label: string;
  readonly color?: Color | undefined;
}) {
  return (
    <Chip
      component="span"
      size="small"
      label={label}
      sx={(theme) => {
        const [text, ground] = LIGHT[color];
        const [darkText, darkGround] = DARK[color];
        return {
          color: text,
          backgroundColor: ground,
          borderRadius: 1,
          alignSelf: 'flex-start',
          fontWeight: 500,
          ...theme.applyStyles('dark', { color: darkText, backgroundColor: darkGround }),
        };
      }}
    />
  );
}
