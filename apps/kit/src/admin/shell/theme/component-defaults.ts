import type { ThemeOptions } from '@mui/material/styles';

const outlined = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const;

/** What react-admin's and MUI's components look like here. */
export const componentDefaults: ThemeOptions['components'] = {
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiTextField: { defaultProps: outlined },
  MuiFormControl: { defaultProps: outlined },
  MuiInputBase: {
    styleOverrides: {
      // MUI's 42 % is too pale to read.
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
    },
  },
  // In the dark MUI lightens what lies on top, until texts and the heads of tables stand on greys of their own.
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundImage: 'none', border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32 } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: 24, minHeight: 24 } } },
};
