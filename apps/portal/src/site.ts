/** Where the passenger app is offered. */
export const stores = {
  Android: 'https://play.google.com/store/apps/details?id=example.tuyen.app',
  iOS: 'https://apps.apple.com/vn/app/tuyen/id6400000000',
} as const;
