import type { ErrorObject } from 'ajv/dist/2020.js';
import { Problem } from '@tuyen/server/domain';
import { findings } from '@tuyen/server/extension';
import { REMOVED } from '../../qa/journal/secrets.ts';
import { addressParts } from '../../qa/matching/received.ts';
import type { ForeignApi } from '../answers/api.ts';
import { mediaFor } from '../answers/check-request.ts';
import { responseFor } from '../answers/respond.ts';
import { isJson } from '../collections/collections.ts';
import type { RecordingFile } from './folder.ts';
import { forward, type ForwardTarget } from './forward.ts';
import { shapeDifferences } from './shape.ts';

/** Difference between a recording, the document and the real back end. */
export interface Drift {
  readonly file: string;
  /** Request of the recording: `GET /lists?page=2`. */
  readonly request: string;
  /** `document`: the recorded answer is not as documented. `back end`: the back end answers otherwise now. */
  readonly against: 'document' | 'back end';
  readonly message: string;
}

export interface DriftReport {
  readonly drift: readonly Drift[];
  readonly checked: number;
  /** Recordings that were not sent to the back end: writes, and requests whose secrets were removed. */
  readonly unsent: number;
}

/** Compares recordings with the document and, if there is a target, with the answers of the real back end. */
export async function checkRecordings(
  recordings: readonly RecordingFile[],
  api: ForeignApi | undefined,
  target: ForwardTarget | undefined,
): Promise<DriftReport> {
  const drift: Drift[] = [];
  let unsent = 0;
  for (const recording of recordings) {
    if (api) drift.push(...documentDrift(recording, api));
    if (!target) continue;
    const found = await backEndDrift(recording, api, target);
    if (found) drift.push(...found);
    else unsent += 1;
  }
  return { drift, checked: recordings.length, unsent };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

function documentDrift(recording: RecordingFile, api: ForeignApi): readonly Drift[] {
  const answer = recordedAnswer(recording);
  return undocumented(recording, answer, api).map((message) => driftOf(recording, 'document', message));
}

async function backEndDrift(
  recording: RecordingFile,
  api: ForeignApi | undefined,
  target: ForwardTarget,
): Promise<readonly Drift[] | undefined> {
  const { method = 'GET' } = recording.stub.request;
  const url = urlOf(recording);
  // Later steps of a sequence depend on the writes between them.
  const isFirst = (recording.stub.state?.is ?? 'start') === 'start';
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined || !isFirst) return undefined;
  const request = { method, url, headers: {}, bytes: undefined, sent: undefined };
  const exchange = await forward(target, request).catch(unanswered);
  if (typeof exchange === 'string') return [driftOf(recording, 'back end', exchange)];
  const type = exchange.headers['content-type']?.split(';')[0] ?? '';
  const real: Answer = { status: exchange.status, type, body: jsonOf(Buffer.from(exchange.body).toString(), type) };
  const recorded = recordedAnswer(recording);
  const messages =
    recorded.status === real.status
      ? shapeDifferences(recorded.body, real.body).map(
          ({ path, recorded: before, found }) => `${path}: ${before} in the recording, ${found} in the answer now`,
        )
      : [`status ${recorded.status} in the recording, ${real.status} in the answer now`];
  const against = api ? undocumented(recording, real, api).map((message) => `the answer now: ${message}`) : [];
  return [...messages, ...against].map((message) => driftOf(recording, 'back end', message));
}

/** Returns a message for a back end that does not answer. */
function unanswered(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  const { origin = '', reason = error.code } = error.params;
  return `${String(origin)} does not answer: ${String(reason)}`;
}

function driftOf(recording: RecordingFile, against: Drift['against'], message: string): Drift {
  const { method = 'GET', path = '/' } = recording.stub.request;
  return { file: recording.file, request: `${method} ${urlOf(recording) ?? path}`, against, message };
}

function recordedAnswer({ stub }: RecordingFile): Answer {
  const { status = 200, headers = {}, body, base64 } = stub.answer ?? {};
  const type = String(headers['content-type'] ?? 'application/json').split(';')[0] ?? '';
  const text = base64 === undefined ? body : Buffer.from(base64, 'base64').toString();
  return { status, type, body: typeof text === 'string' ? jsonOf(text, type) : text };
}

function jsonOf(text: string, type: string): unknown {
  if (!isJson(type) || text === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the address of a recording, or undefined if a secret was removed from its query. */
function urlOf({ stub }: RecordingFile): string | undefined {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(stub.request.query ?? {})) {
    if (typeof value === 'string') search.append(name, value);
    else if (typeof value === 'object' && value !== null && 'oneOf' in value && Array.isArray(value.oneOf))
      for (const one of value.oneOf) search.append(name, String(one));
    else return undefined;
  }
  const query = search.size > 0 ? `?${search}` : '';
  return `${stub.request.path ?? '/'}${query}`;
}

const MOST_FINDINGS = 5;

function undocumented({ stub }: RecordingFile, { status, type, body }: Answer, api: ForeignApi): readonly string[] {
  const { method = 'GET', path = '/' } = stub.request;
  const found = api.directory.find(method, addressParts(path).path);
  if (!found) return [`the document has no operation ${method} ${path}`];
  const response = responseFor(found.operation, status);
  if (!response) return [`the document has no answer ${status} for ${found.operation.id}`];
  const isEmpty = body === undefined || body === '';
  if (isEmpty || Object.keys(response.content).length === 0) return [];
  const media = mediaFor(response.content, type);
  if (!media) return [`the document has no ${type} for the answer ${status} of ${found.operation.id}`];
  if (!media.schema || !isJson(type)) return [];
  return findings(api.validators.response(media.schema), body)
    .filter(({ data }) => data !== REMOVED)
    .slice(0, MOST_FINDINGS)
    .map(described);
}

function described({ instancePath, message = '', params }: ErrorObject): string {
  return `$${instancePath.replaceAll('/', '.')} ${message} ${JSON.stringify(params)}`;
}
