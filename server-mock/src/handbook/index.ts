export type { Handbook } from './handbook.ts';
export { NoDomain } from '@tuyen/server/extension';
export { handbookPage } from './page.ts';
export { seededHandbook } from './seeded.ts';
