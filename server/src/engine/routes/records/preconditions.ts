import type { FastifyRequest } from 'fastify';
import { header } from '../../request/header.ts';
import type { Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { tagsIn } from '../../request/entity-tags.ts';

/**
 * Throws unless the record still has the version that the client read. The client sends that version in `If-Match`, or
 * else as `version` in the body. Only the version at the beginning of a tag is compared. Weak tags are accepted,
 * because proxies turn tags into weak ones when they compress answers.
 * @throws {Problem} 409 for another version, 412 if `If-None-Match` of a write names this version
 */
export function checkVersion(request: FastifyRequest, values: Readonly<Row>, before: Row): void {
  const present = String(before['version']);
  const unwanted = request.method === 'GET' ? undefined : header(request, 'if-none-match');
  if (unwanted !== undefined && names(unwanted, present)) throw new Problem(412, 'precondition_failed');
  const match = header(request, 'if-match');
  if (match !== undefined) return requireVersion(names(match, present), present);
  const { version } = values;
  if (version === undefined || version === null) return;
  // Reject an object as `version`. Converting it to text is unsafe, because the request may contain an object whose
  // `toString` is not a function.
  if (typeof version === 'object') throw new Problem(422, 'validation_failed', {}, { version: { code: 'type' } });
  requireVersion(version === '*' || String(version) === present, present);
}

/** @throws {Problem} 428 if the request names no version, neither in `If-Match` nor in the body */
export function requireStatedVersion(request: FastifyRequest, { version }: Readonly<Row>): void {
  const match = header(request, 'if-match');
  const isStated = match === undefined ? ![undefined, null, '*'].some((none) => none === version) : match !== '*';
  if (!isStated) throw new Problem(428, 'version_required');
}

function names(header: string, version: string): boolean {
  return tagsIn(header).some((tag) => tag === '*' || tag === version || tag.startsWith(`${version}-`));
}

function requireVersion(isPresent: boolean, version: string): void {
  if (!isPresent) throw new Problem(409, 'version_conflict', { version: Number(version) });
}
