export { breaking, safe, together } from './change.ts';
export type { SchemaChange, Effect, Level } from './change.ts';
export { CHANGE_CODES } from './codes.ts';
export type { ChangeCode } from './codes.ts';
export { compareProjects } from './compare.ts';
