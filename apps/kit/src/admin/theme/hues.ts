import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';

/** The shades of a color that themes are made of, named as in Material's colors. */
export type Shades = Readonly<Record<200 | 600 | 700 | 800 | 900, string>>;

/** Colors by name, the default first. */
export type Palette = Readonly<Record<string, Shades>>;

/** The nineteen hues of Material's palette. */
export const HUES = {
  blue,
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
  brown,
  grey,
  blueGrey,
} as const satisfies Palette;
