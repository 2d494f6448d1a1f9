import { createElement, Fragment } from 'react';
import { alpha, type Palette, type Theme, type ThemeOptions } from '@mui/material/styles';
import { PlainField } from '../fields/PlainField.tsx';
import { NamedRow } from './NamedRow.tsx';
import { plainStyles } from './plain.ts';
import { printStyles } from './print.ts';
import { isSelectable } from '../record/record-can.ts';
import { RequiredControl } from './RequiredControl.tsx';
import { No, Yes } from './YesNo.tsx';

const focusRing = ({ theme }: { theme: Theme }) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: -2,
});

/** MUI's own colors of a row, for a cell that other cells are pushed under. */
const rowColor = ({ action, primary }: Palette) => ({
  '&:hover': { '--row': action.hover },
  '&.Mui-selected': { '--row': alpha(primary.main, action.selectedOpacity) },
  '&.Mui-selected:hover': { '--row': alpha(primary.main, action.selectedOpacity + action.hoverOpacity) },
});

const outlined = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const;

/** React-admin's types ask for an icon, and it draws what it is given. */
const booleans: object = { defaultProps: { TrueIcon: Yes, FalseIcon: No } };

/** What react-admin's and MUI's components look like and do here, as there is no other way into some parts of react-admin. */
export const themeComponents: ThemeOptions['components'] & Readonly<Record<string, object>> = {
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiFormControl: { defaultProps: outlined },
  MuiInputBase: {
    styleOverrides: {
      // MUI's 42 % is too pale to read.
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  // The notch is as wide as the label, which has one star: MUI adds its own to react-admin's.
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { '& legend > span > span > span': { display: 'none' } } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      // Of ten columns the last stays in sight.
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
  // In dark mode MUI lightens raised surfaces, so that texts and table heads get different grays as background.
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundImage: 'none', border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32 } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: 24, minHeight: 24 } } },

  // Dots between thousands, as the kit's own fields have them: owned parts may use react-admin's.
  RaNumberField: { defaultProps: { emptyText: '–' } },
  RaTextField: { defaultProps: { emptyText: '–' } },
  RaUrlField: { defaultProps: { emptyText: '–' } },
  RaReferenceField: { defaultProps: { emptyText: '–' } },
  RaBooleanField: booleans,
  // Its bar is cut off by whatever scrolls the table, and takes the focus while it is hidden: the list has one of its own.
  RaDataTable: { defaultProps: { bulkActionsToolbar: createElement(Fragment), isRowSelectable: isSelectable } },
  RaDataTableCell: { defaultProps: { field: PlainField } },
  RaDataTableBody: { defaultProps: { row: NamedRow } },
  // What has the focus is not covered by the bar above the page or by a form's buttons below it.
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      html: { scrollPaddingTop: 64, scrollPaddingBottom: 128 },
      // The heading of a new page has the focus, for those who hear the page.
      'h1[tabindex="-1"]': { outline: 'none' },
      ...plainStyles(theme),
      ...printStyles,
    }),
  },
  MuiTextField: { defaultProps: { ...outlined, slots: { root: RequiredControl } } },
  // What is switched off is still explained, to be read.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '&.Mui-disabled': { color: theme.palette.text.secondary },
        // Where there is no help, react-admin draws a span without a width.
        '&:has(> span:only-child)': { display: 'none' },
      }),
    },
  },
  // The title already has the star.
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  // MUI shows the focus by a ripple, and in some places (a column's heading, a row) not at all.
  MuiButtonBase: {
    styleOverrides: { root: (props: { theme: Theme }) => ({ '&.Mui-focusVisible': focusRing(props) }) },
  },
  MuiTableRow: {
    styleOverrides: {
      root: (props: { theme: Theme }) => ({ '&:focus-visible': focusRing(props), ...rowColor(props.theme.palette) }),
    },
  },
  // The arrow has the space between two headings: one that is not shown takes no place.
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
    // A text of several lines keeps them, and never makes the page wider.
    styleOverrides: { root: { '&:is(pre)': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } },
  },
} as const;
