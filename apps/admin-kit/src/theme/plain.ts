import type { CSSObject, Theme } from '@mui/material/styles';
import { STATE_COLORS, stateColors } from '../fields/choice/state-colors.ts';

const lines = (many: number): CSSObject => ({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: many,
});

/** Styles of table cells: one line per value, two for a long text, the rest on hover. Prints show the whole text. */
const cellStyles: CSSObject = {
  '@keyframes edge': { 'from, 99%': { '--edge': 0.25 }, to: { '--edge': 0 } },
  '.list-scroll': {
    overflowX: 'auto',
    animation: 'edge linear both',
    animationTimeline: 'scroll(self x)',
    boxShadow: 'inset -8px 0 8px -6px rgb(0 0 0 / var(--edge, 0))',
  },
  '@media screen': {
    '.RaDataTable-rowCell': {
      '& > :is(.plain-text:not(.plain-long), .RaTextField-root, a[href^="tel:"])': { whiteSpace: 'nowrap' },
      '& > .plain-long': { ...lines(2), maxWidth: 320 },
      '& > a[href^="mailto:"]': { ...lines(1), minWidth: 120, maxWidth: 240, wordBreak: 'break-all' },
    },
  },
};

/**
 * Styles of the elements in list rows: texts, states, links, checkboxes and buttons. These elements are plain HTML
 * elements with a class. A page of rows would need more than a thousand MUI components, and each component would
 * compute its own styles.
 */
export const plainStyles = (theme: Theme): CSSObject => {
  const { palette, typography } = theme;
  const focus = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 };
  return {
    '.plain-text': { ...typography.body2, fontVariantNumeric: 'tabular-nums' },
    ...cellStyles,
    '.plain-number': { ...typography.body2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    'a.plain-text': { color: palette.primary.main, '&:focus-visible': focus },
    '.plain-state': {
      ...typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      boxSizing: 'border-box',
      maxWidth: '100%',
      minHeight: 24,
      padding: '0 8px',
      borderRadius: 6,
      fontSize: typography.pxToRem(13),
      fontWeight: 500,
      whiteSpace: 'nowrap',
    },
    '.plain-state > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    ...Object.fromEntries(STATE_COLORS.map((color) => [`.plain-state.${color}`, stateColors(theme, color)])),
    'td .plain-yes::before': { content: '"✓"', fontSize: 18 },
    'td :is(.plain-yes, .plain-no) > span': { display: 'none' },
    '.plain-button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.action.active,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { ...focus, outlineOffset: -2 },
      '& svg': { width: 20, height: 20, fill: 'currentColor' },
    },
    '.plain-checkbox': {
      appearance: 'none',
      boxSizing: 'border-box',
      flexShrink: 0,
      width: 18,
      height: 18,
      margin: 12,
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: 2,
      verticalAlign: 'middle',
      cursor: 'pointer',
      '&:checked': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
      '&:checked::before': {
        content: '""',
        display: 'block',
        height: '100%',
        backgroundColor: palette.primary.contrastText,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 86% 6%, 39% 66%)',
      },
      '&:focus-visible': focus,
      '&:disabled': { borderColor: palette.action.disabled, cursor: 'default' },
      // Uses the browser's own checkbox in forced-colors mode, which would hide our check mark.
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    'td > .plain-checkbox': { marginInline: 3 },
  };
};
