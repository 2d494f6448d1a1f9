import { useMediaQuery, type Theme } from '@mui/material';

/** Is the window as narrow as a phone's? A table would have to be pushed sideways there. */
export function usePhone(): boolean {
  return useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm').replace('@media', '@media screen and'), {
    noSsr: true,
  });
}
