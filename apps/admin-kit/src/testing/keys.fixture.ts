import { createI18n } from '../i18n/i18n.ts';

export const KEYS = createI18n({ languages: ['en'], load: async () => ({}) }).i18n;
