/** Languages by their own names, the default first. */
export const LANGUAGES = { vi: 'Tiếng Việt', en: 'English' } as const;
