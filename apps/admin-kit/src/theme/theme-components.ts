import { createElement, Fragment } from 'react';
import { alpha, type Palette, type Theme, type ThemeOptions } from '@mui/material/styles';
import { PlainField } from '../fields/plain-field.tsx';
import { NamedRow } from './named-row.tsx';
import { plainStyles } from './plain.ts';
import { printStyles } from './print.ts';
import { isSelectable } from '../record/record-can.ts';
import { RequiredControl } from './required-control.tsx';
import { No, Yes } from './yes-no.tsx';

const focusRing = ({ theme }: { theme: Theme }) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: -2,
});

/**
 * Row colors of MUI for hovered and selected rows. Sticky cells need them as their background, because they cover
 * scrolled cells.
 */
const rowColor = ({ action, primary }: Palette) => ({
  '&:hover': { '--row': action.hover },
  '&.Mui-selected': { '--row': alpha(primary.main, action.selectedOpacity) },
  '&.Mui-selected:hover': { '--row': alpha(primary.main, action.selectedOpacity + action.hoverOpacity) },
});

/** Size of a label above its input, as a share of the text in the input: 13 of 14 px. */
const LABEL_SHARE = 0.93;

const outlined = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const;

/** Height of buttons on touch screens. */
const FOR_FINGERS = { '@media (pointer: coarse)': { minHeight: 44 } };

/** Background of menus and dialogs. In dark mode it is lighter than the cards below. */
const raised = ({ palette }: Theme) => ({
  backgroundImage: 'none',
  backgroundColor: palette.mode === 'dark' ? '#222a33' : palette.background.paper,
});

/** The type `object` is necessary, because react-admin's types allow only icons here. At run time any component works. */
const booleans: object = { defaultProps: { TrueIcon: Yes, FalseIcon: No } };

export const themeComponents: ThemeOptions['components'] & Readonly<Record<string, object>> = {
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      sizeSmall: { minHeight: 32, ...FOR_FINGERS },
      sizeMedium: { minHeight: 36, ...FOR_FINGERS },
    },
  },
  MuiFormControl: { defaultProps: outlined },
  MuiInputBase: {
    styleOverrides: {
      // Shows placeholders at full opacity, because MUI's default of 42 % is too pale to read.
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  // React-admin's label already has an asterisk. Hides the second one that MUI adds, because it would make the notch of
  // the outline wider than the label.
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { fontSize: theme.typography.body2.fontSize } }),
      notchedOutline: ({ theme }) => ({
        // MUI's own color has a contrast of 1.7:1 with the page. Edges of controls need 3:1.
        borderColor: theme.palette.mode === 'dark' ? '#7b8692' : '#7a828c',
        '& legend > span > span > span': { display: 'none' },
        [theme.breakpoints.up('sm')]: { '& legend': { fontSize: LABEL_SHARE + 'em' } },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { '& > p': theme.typography.body2 } }) },
  },
  MuiFormControlLabel: {
    styleOverrides: { label: ({ theme }) => ({ [theme.breakpoints.up('sm')]: theme.typography.body2 }) },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.up('sm')]: { fontSize: theme.typography.body2.fontSize },
        '&.MuiInputLabel-shrink': {
          fontWeight: 500,
          [theme.breakpoints.up('sm')]: { transform: `translate(14px, -9px) scale(${LABEL_SHARE})` },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      // Reduces the padding of table cells, so that a table with ten columns fits the page.
      sizeSmall: { paddingLeft: 8, paddingRight: 8 },
      head: ({ theme }) => ({
        paddingBlock: 6,
        fontWeight: 600,
        lineHeight: '18px',
        textWrap: 'balance',
        verticalAlign: 'bottom',
        color: theme.palette.text.secondary,
      }),
    },
  },
  // Disables the lighter background that MUI gives raised surfaces in dark mode, so that texts and table heads keep the
  // same background.
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...raised(theme), border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: theme.typography.pxToRem(18), lineHeight: 24 / 18, fontWeight: 600 }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => raised(theme) } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => raised(theme) } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32 } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: 24, minHeight: 24 } } },

  // Customized pages may use react-admin's own fields. These fields then show the same dash for an empty value as the
  // kit's fields.
  RaNumberField: { defaultProps: { emptyText: '–' } },
  RaTextField: { defaultProps: { emptyText: '–' } },
  RaUrlField: { defaultProps: { emptyText: '–' } },
  RaReferenceField: { defaultProps: { emptyText: '–' } },
  RaBooleanField: booleans,
  // Removes react-admin's bar of bulk actions, which is clipped by scroll containers and takes the focus while hidden.
  // The kit's list has its own bar.
  RaDataTable: { defaultProps: { bulkActionsToolbar: createElement(Fragment), isRowSelectable: isSelectable } },
  RaDataTableCell: { defaultProps: { field: PlainField } },
  RaDataTableBody: { defaultProps: { row: NamedRow } },
  // Scroll padding keeps focused elements clear of the app bar and of form buttons.
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      html: { scrollPaddingTop: 64, scrollPaddingBottom: 128 },
      // Hides the focus outline of page headings. The heading of a new page has the focus only for screen readers.
      'h1[tabindex="-1"]': { outline: 'none' },
      ...plainStyles(theme),
      ...printStyles,
    }),
  },
  MuiTextField: { defaultProps: { ...outlined, slots: { root: RequiredControl } } },
  // Help texts of disabled inputs stay readable, because they may explain why the input is disabled.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '&.Mui-disabled': { color: theme.palette.text.secondary },
        // Hides an empty help text, for which react-admin renders a zero-width span that takes space.
        '&:has(> span:only-child)': { display: 'none' },
      }),
    },
  },
  // Hides MUI's asterisk of a required field, because react-admin already adds one to the label.
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  // Adds a focus ring, because MUI shows the focus only as a ripple. In column headings and rows it shows no focus at
  // all.
  MuiButtonBase: {
    styleOverrides: { root: (props: { theme: Theme }) => ({ '&.Mui-focusVisible': focusRing(props) }) },
  },
  MuiTableRow: {
    styleOverrides: {
      root: (props: { theme: Theme }) => ({ '&:focus-visible': focusRing(props), ...rowColor(props.theme.palette) }),
    },
  },
  MuiTableSortLabel: {
    defaultProps: { hideSortIcon: true },
    styleOverrides: {
      root: { display: 'inline-block' },
      icon: { position: 'absolute', left: '100%', bottom: 2, margin: 0, fontSize: 14 },
    },
  },
  MuiTablePagination: {
    styleOverrides: { select: (props: { theme: Theme }) => ({ '&:focus-visible': focusRing(props) }) },
  },
  MuiTypography: {
    styleOverrides: { root: { '&:is(pre)': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } },
  },
} as const;
