export const SIGNED_OUT_PATHS = {
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
} as const;

export const FRAMED_PATHS = {
  dashboard: '/',
  profile: '/profile',
  savedReports: '/saved-reports',
  recordReport: '/saved-reports/:resource',
} as const;

export type ShellPage = keyof typeof SIGNED_OUT_PATHS | keyof typeof FRAMED_PATHS;
