import { isObject, type Resource } from '@tuyen/model';
import { HttpError } from 'react-admin';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { withBackendSignIn } from './backend-sign-in.ts';
import type { ForeignResource } from './foreign-resource.ts';
import { readError } from './read-error.ts';
import type { ForeignRequest } from './requests.ts';

/** @param fields fields of the body, by which errors of the back end are read. By default those of the resource */
export type SendRequest = (
  foreign: ForeignResource,
  request: ForeignRequest,
  signal?: AbortSignal,
  fields?: Resource['fields'],
) => Promise<HttpAnswer>;

/** Returns a function that sends requests through the project's own server. */
export function createSend(http: HttpClient): SendRequest {
  return (foreign, { method, path, body }, signal, fields = foreign.resource.fields) =>
    withBackendSignIn(http, foreign.place.backend, () =>
      http.send(`backends/${foreign.place.backend}${path}`, {
        method: method.toUpperCase(),
        signal,
        ...(body !== undefined && { body }),
        failure: (status, answer, headers) => failureOf(http, foreign, fields, { status, body: answer, headers }),
      }),
    );
}

/** Returns the error of a back end in words. Undefined for errors of the project's own server, which forwards requests. */
function failureOf(
  http: HttpClient,
  foreign: ForeignResource,
  asked: Resource['fields'],
  { status, body, headers }: { readonly status: number; readonly body: unknown; readonly headers: Headers },
): HttpError | undefined {
  if (isOwnError(body)) return undefined;
  const { message, fields } = readError(foreign, body, asked);
  const { t } = http.words;
  const wait = headers.get('retry-after');
  const hasSeconds = wait !== null && /^\d+$/u.test(wait);
  const told = hasSeconds ? t('errors.backend_wait', { seconds: wait }) : t('errors.backend_busy', {});
  const busy = status === 429 ? told : undefined;
  const known = status === 404 ? t('errors.not_found') : t('errors.status', { status });
  return new HttpError(busy ?? message ?? known, status, { errors: fields });
}

function isOwnError(body: unknown): boolean {
  return isObject(body) && typeof body['code'] === 'string' && typeof body['statusCode'] === 'number';
}
