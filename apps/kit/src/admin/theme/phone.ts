import { useMediaQuery } from '@mui/material';

/** In px: narrower windows have the layout of a phone. */
export const WIDER_THAN_PHONES = 768;

// Paper has that of a desktop, however narrow it is.
const PHONE = `screen and (max-width: ${WIDER_THAN_PHONES - 0.05}px)`;

/** Is the window as narrow as a phone's? A table would have to be pushed sideways there. */
export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** The same at this moment, for code that is run before anything is drawn. */
export const isPhone = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;
