import { useMediaQuery } from '@mui/material';

/** Width in px below which a window has the phone layout. */
export const WIDER_THAN_PHONES = 768;

// The phone layout applies only to screens. Prints have the desktop layout at any width.
const PHONE = `screen and (max-width: ${WIDER_THAN_PHONES - 0.05}px)`;

export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** Returns whether the window has the phone layout now. For code that runs before the first render. */
export const isPhone = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;
