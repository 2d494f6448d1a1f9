/** Where the shell's own pages stand. For whoever is not signed in: */
export const SIGNED_OUT_PATHS = {
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
} as const;

/** And inside the frame; `:name` is one segment. */
export const FRAMED_PATHS = {
  dashboard: '/',
  profile: '/profile',
  reports: '/reports',
  report: '/reports/:name',
} as const;

export type OwnPage = keyof typeof SIGNED_OUT_PATHS | keyof typeof FRAMED_PATHS;
