import { createI18n } from '../i18n/i18n.ts';

/** Texts of a page whose texts are the keys. */
export const KEYS = createI18n({ languages: ['en'], load: async () => ({}) }).i18n;
