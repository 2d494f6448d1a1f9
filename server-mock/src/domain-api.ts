// What a project's own rules are written with: the types of a `Domain`, refusals, and the parts of the write path they share.
export type * from './engine/domain.ts';
export type { Variable } from './engine/contract/environment.ts';
export { type FieldError, type MessageParams, Problem } from './engine/problem.ts';
export { checkedByHandler } from './engine/endpoint/checking.ts';
export * from './engine/endpoint/schema.ts';
export type { ValueOf } from './engine/endpoint/value-of.ts';
export { objectIn, objectOrEmpty } from './engine/json-object.ts';
export { uploadSchema } from './engine/routes/upload-routes.ts';
export { csvFile } from './engine/csv/line.ts';
export { badQuery } from './engine/query/bad-query.ts';
export { bodyOf, createRecord, writableRecord } from './engine/routes/records/records.ts';
export { publicRecord, tableOf } from './engine/store/tables/columns.ts';
export { hashPassword } from './engine/identity/passwords.ts';
export { openValidation, type Validation } from './engine/write/values/validation.ts';
export { textsOf } from './engine/messages.ts';
export { entryOf, findTransition } from './engine/write/moves.ts';
export { deliver, isKnownService } from './engine/mail/smtp.ts';
export { renderMail } from './engine/mail-templates/render.ts';
