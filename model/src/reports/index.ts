export * from './report-answer.ts';
export * from './report-fields.ts';
export * from './report-query.ts';
