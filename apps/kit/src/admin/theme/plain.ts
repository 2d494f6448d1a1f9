import type { CSSObject, Theme } from '@mui/material/styles';
import { STATE_COLORS, stateColors } from '../fields/choice/state-colors.ts';

/**
 * The rules of what stands in every row of a list: texts, states, links, a checkbox and a button. They are plain elements with a class.
 * Of MUI's components a page of rows would be more than a thousand, each of which works its own rules out.
 */
export const plainStyles = (theme: Theme): CSSObject => {
  const { palette, typography } = theme;
  const focus = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 };
  return {
    '.plain-text': { ...typography.body2 },
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
      borderRadius: 8,
      fontSize: typography.pxToRem(13),
      fontWeight: 500,
      whiteSpace: 'nowrap',
    },
    // A long one is cut off where its column is narrow.
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
      // Colors that somebody needs instead of ours leave nothing of the mark.
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    // Under the box in the head of the table.
    'td > .plain-checkbox': { marginInline: 3 },
  };
};
