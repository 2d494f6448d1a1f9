import { isObject, may, type Profile, slugFor } from '@tuyen/model';
import type { Send } from '../client.ts';
import { type Context, expectStatus } from '../context.ts';

/** Of no record, so that a request that should have been refused changes nothing. */
const UNKNOWN = '019f0000-0000-7000-8000-00000000ffff';

export interface Account {
  readonly name: string;
  readonly send: Send;
  readonly profile: Profile;
}

type Request = readonly [action: string, method: string, path: string, body: unknown, allowed: number];

/** The requests that a slug opens. None changes anything: the record does not exist, and a list is no body of a record. */
function requestsOf({ resource: { name, actions } }: Context): readonly Request[] {
  const has = (action: (typeof actions)[number]) => actions.includes(action);
  return [
    ...(has('list') ? [['list', 'GET', `${name}?limit=1`, undefined, 200] as const] : []),
    ...(has('show') || has('list') ? [['show', 'GET', `${name}/${UNKNOWN}`, undefined, 404] as const] : []),
    ...(has('create') ? [['create', 'POST', name, [], 422] as const] : []),
    ...(has('edit') ? [['edit', 'PATCH', `${name}/${UNKNOWN}`, {}, 404] as const] : []),
    ...(has('delete') ? [['delete', 'DELETE', `${name}/${UNKNOWN}`, undefined, 404] as const] : []),
  ];
}

/** Without a token nothing is answered; with an account exactly what its slugs allow. */
export async function checkPermissions(context: Context, accounts: readonly Account[]): Promise<void> {
  const { resource, anyone } = context;
  for (const [action, method, path, body, allowed] of requestsOf(context)) {
    const slug = slugFor(resource.module, action);
    expectStatus(context, await anyone(method, path, body), 401, 'unauthorized', 'permission', '/module');
    for (const { name, send, profile } of accounts) {
      const isAllowed = may(profile, profile.office_id, slug);
      const answer = await send(method, path, body);
      if (isAllowed && answer.status !== 403 && answer.status !== 401) continue;
      if (!isAllowed && answer.status === 403) continue;
      const expected = isAllowed
        ? `${allowed}: ${name} holds ${slug}`
        : `403 not_permitted: ${name} does not hold ${slug}`;
      const code = isObject(answer.body) ? String(answer.body['code'] ?? '') : '';
      context.report('permission', answer, expected, `${answer.status} ${code}`.trim(), '/access');
    }
  }
}
