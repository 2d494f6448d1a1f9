import { createI18n } from '../i18n/i18n.ts';

/** Translations for tests in which each text is its own key. */
export const KEYS = createI18n({ languages: ['en'], load: async () => ({}) }).i18n;
