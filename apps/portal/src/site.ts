/** How the operator is reached; the words around stand in the locale files. */
export const hotline = '1900 0126';
export const email = 'hotro@tuyen.example';

/** Where the passenger app is to be had. */
export const stores = {
  Android: 'https://play.google.com/store/apps/details?id=example.tuyen.app',
  iOS: 'https://apps.apple.com/vn/app/tuyen/id6400000000',
} as const;
