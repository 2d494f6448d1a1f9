// Exports for packages that implement a `ServerExtension`. They may change with every version.
export { openServer, type Server, type ServerOptions } from './composition/build-server.ts';
export { findings, openAjv, openStandardAjv } from './engine/validation/ajv.ts';
export { API } from './engine/api.ts';
export { systemClock } from './engine/system-clock.ts';
export { titleOf } from './engine/record-title.ts';
export { filterOf } from './engine/dashboard/tile-query.ts';
export { type Engine } from './composition/engine.ts';
export {
  COST,
  hashPublishedPassword,
  hashPassword,
  hashToken,
  membershipsOf,
  userNameField,
} from './engine/identity/index.ts';
export { type Jobs } from './engine/jobs/jobs.ts';
export { parseObject, objectOrEmpty, omitNulls } from './engine/json-object.ts';
export { currentRequest } from './engine/lifecycle/unhandled.ts';
export { memoizeAsync } from './engine/memoize-async.ts';
export { hasText, type MessageTexts, textsOf, type TextTable } from './engine/messages.ts';
export { getOrThrow } from './engine/get-or-throw.ts';
export { lazyRequire } from './engine/lazy-require.ts';
export { badQuery } from './engine/request/refusals/bad-query.ts';
export { compile } from './engine/query/compile.ts';
export { EVERY_RECORD } from './engine/query/query.ts';
export { getOrCompute, lruCache } from './engine/lru-cache.ts';
export { checkRoutes } from './engine/request/checking.ts';
export { acceptJson } from './engine/request/body/json-body.ts';
export { languageOf } from './engine/request/language.ts';
export { logAnswers } from './engine/request/access-log.ts';
export { requestId } from './engine/request/request-ids.ts';
export { connectionOptions, unreadableRequests } from './engine/lifecycle/connections.ts';
export { keepRunning } from './engine/lifecycle/running.ts';
export { openDelayedWork } from './engine/store/delayed-work.ts';
export { asProblem, errorAnswer, fieldTexts } from './engine/request/refusals/error-answer.ts';
export { answerRefusals, openRefusals, type Refusals } from './engine/request/refusals/refusals.ts';
export { allowCrossOrigin, allowedOrigins, type AllowedOrigins, isLoopback } from './engine/request/security.ts';
export { utf8Text } from './engine/request/body/utf8.ts';
export { timingSafeEqualText } from './engine/timing-safe-equal-text.ts';
export { STATUS_CODES } from './engine/status-codes.ts';
export { canonicalRow } from './engine/store/canonical-row.ts';
export { lockUntilCommit } from './engine/store/database/advisory-locks.ts';
export {
  type Connection,
  type Database,
  name,
  type SqlRow,
  type SqlValue,
} from './engine/store/database/connection.ts';
export { openPostgres } from './engine/store/database/postgres.ts';
export { inBackground } from './engine/store/database/background.ts';
export { Params } from './engine/store/database/sql-text.ts';
export { openSqlite } from './engine/store/database/sqlite.ts';
export { currentNamespace, inNamespace, type Namespace, perNamespace } from './engine/store/namespaces/current.ts';
export { type Rows } from './engine/store/rows.ts';
export { openStore } from './engine/store/open-store.ts';
export { type Snapshots, type Store } from './engine/store/store.ts';
export { type Table } from './engine/store/tables/columns.ts';
export { fillKeys } from './engine/store/tables/sort-keys.ts';
export { isKeyColumn } from './engine/store/tables/key-columns.ts';
export { systemTableNames } from './engine/store/tables/system-tables.ts';
export { insertUploads } from './engine/store/uploads/insert-upload.ts';
export { storedAddress } from './engine/store/uploads/upload-address.ts';
export { uuid } from './engine/store/uuid.ts';
export { ownFields } from './engine/write/moves.ts';
export { changeMessage, putMessage } from './engine/write/system-tables/outbox.ts';
export { withMandatoryFields } from './engine/write/values/incoming.ts';
export { fieldErrors } from './engine/validation/validation.ts';
export { writePlanOf } from './engine/write/values/write-plan.ts';
export { loadDomain, loadModule, NoDomain } from './project/project-domain.ts';
export { putFile } from './project/put-file.ts';
export { stampsIn } from './project/stamps.ts';
export type { SchemaTypes } from './engine/endpoint/schema.ts';
export { upToDateBy } from './engine/store/migrations/up-to-date-by.ts';
export type { ServerExtension } from './composition/server-extension.ts';
export { type Environment, type Variable, valueOf } from './engine/domain/environment.ts';
export { headerSecretOf, oneOf, wholeNumber } from './environment/checks.ts';
export { EnvironmentError, type ServerEnvironment } from './environment/read-environment.ts';
