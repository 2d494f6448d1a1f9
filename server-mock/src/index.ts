export type * from './engine/domain.ts';
export { Problem } from './engine/problem.ts';
export type { FieldError, MessageParams } from './engine/problem.ts';
