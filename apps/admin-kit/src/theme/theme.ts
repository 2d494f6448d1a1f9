import type { ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { themeComponents } from './theme-components.ts';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { Shades } from './hues.ts';
import { WIDER_THAN_PHONES } from './phone.ts';
import { readableOnWhite } from './readable.ts';

/**
 * Returns react-admin's theme options for one color. Also fixes parts of react-admin that are unreadable, unlabeled or
 * too wide.
 *
 * @param busy accessible label of spinners
 * @param isStill true if the user's system requests reduced motion, because animations make some people ill
 */
export function themeOptions(mode: 'light' | 'dark', shades: Shades, busy: string, isStill = false): RaThemeOptions {
  const { palette = {}, components = {}, ...base } = mode === 'dark' ? defaultDarkTheme : defaultLightTheme;
  const options = deepmerge<RaThemeOptions>(
    { ...base, palette, components },
    {
      ...(mode === 'dark' ? dark(shades) : light(shades)),
      ...shape,
      components: { ...themeComponents, ...progress(busy) },
    },
  );
  return isStill ? deepmerge(options, STILL) : options;
}

const STILL: RaThemeOptions = {
  transitions: {
    create: () => 'none',
    getAutoHeightDuration: () => 0,
    duration: {
      shortest: 0,
      shorter: 0,
      short: 0,
      standard: 0,
      complex: 0,
      enteringScreen: 0,
      leavingScreen: 0,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiSkeleton: { defaultProps: { animation: false } },
  },
};

function progress(busy: string): ThemeOptions['components'] {
  const named = { defaultProps: { 'aria-label': busy } };
  return { MuiCircularProgress: named, MuiLinearProgress: named };
}

const shape = {
  sidebar: { width: 200, closedWidth: 80 },
  shape: { borderRadius: 8 },
  // Below the breakpoint `sm`, pages have the phone layout. From the breakpoint `lg` on, the menu is open.
  breakpoints: { values: { xs: 0, sm: WIDER_THAN_PHONES, md: 992, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    fontWeightBold: 600,
    h5: { fontSize: '1.5rem', lineHeight: 4 / 3, fontWeight: 600 },
    h6: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 },
    subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
    body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    caption: { fontSize: '0.8125rem', lineHeight: 18 / 13 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
} as const;

function light(shades: Shades): ThemeOptions {
  const main = readableOnWhite([shades[700], shades[800], shades[900]]);
  return {
    palette: {
      mode: 'light',
      primary: { main, contrastText: '#ffffff' },
      secondary: { main, contrastText: '#ffffff' },
      error: { main: '#b3261e' },
      background: { default: '#f5f6f8', paper: '#ffffff' },
      text: { primary: '#1b1f24', secondary: '#4a525c', disabled: '#6b737d' },
      divider: '#dcdfe4',
    },
  };
}

function dark(shades: Shades): ThemeOptions {
  const main = shades[200];
  return {
    palette: {
      mode: 'dark',
      primary: { main, contrastText: '#10151b' },
      secondary: { main, contrastText: '#10151b' },
      error: { main: '#ffb4ab' },
      background: { default: '#12161b', paper: '#1a2027' },
      text: { primary: '#e8ebee', secondary: '#b6bec8', disabled: '#8d97a3' },
      divider: '#343c46',
    },
  };
}
