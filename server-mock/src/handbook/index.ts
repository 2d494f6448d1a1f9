export type { Handbook } from '../engine/qa/handbook/handbook.ts';
export { NoDomain } from '../project-domain.ts';
export { handbookPage } from './page.ts';
export { seededHandbook } from './seeded.ts';
