import { assigneeOf, isObject, may, type Profile, type Slug, slugFor, slugOfAction } from '@tuyen/model';
import type { Send } from '../client.ts';
import { type Context, expectStatus } from '../context.ts';

/** ID that no record has. If the server wrongly accepts a request with it, nothing changes. */
const UNKNOWN = '019f0000-0000-7000-8000-00000000ffff';

export interface Account {
  readonly name: string;
  readonly send: Send;
  readonly profile: Profile;
}

type Request = readonly [slug: Slug, method: string, path: string, body: unknown, allowed: number];

/**
 * Returns the requests that each permission slug allows. None of them changes anything: they name a record that does
 * not exist, or send a list, which is not a valid body.
 */
function requestsOf({ resource }: Context): readonly Request[] {
  const { name, module, actions, workflow, operations = [] } = resource;
  const has = (action: (typeof actions)[number]) => actions.includes(action);
  const slug = (action: string) => slugFor(module, action);
  const one = `${name}/${UNKNOWN}`;
  const staff = (workflow?.transitions ?? []).filter(({ by }) => by.includes('staff'));
  const reads = has('show') || has('list');
  return [
    ...(has('list') ? [[slug('list'), 'GET', `${name}?limit=1`, undefined, 200] as const] : []),
    ...(reads ? [[slug('show'), 'GET', one, undefined, 404] as const] : []),
    ...(has('create') ? [[slug('create'), 'POST', name, [], 422] as const] : []),
    ...(has('edit') ? [[slug('edit'), 'PATCH', one, {}, 404] as const] : []),
    ...(has('delete') ? [[slug('delete'), 'DELETE', one, undefined, 404] as const] : []),
    ...[...new Set(staff.map((transition) => transition.name))].map(
      (transition) =>
        [slugOfAction(resource, transition), 'POST', `${one}/transitions/${transition}`, {}, 404] as const,
    ),
    ...operations.map((operation) =>
      operation.on === 'record'
        ? ([operation.slug, 'POST', `${one}/operations/${operation.name}`, {}, 404] as const)
        : ([operation.slug, 'POST', `${name}/operations/${operation.name}`, [], 422] as const),
    ),
    ...(assigneeOf(resource)
      ? [
          [slug('show'), 'GET', `${name}/assignees`, undefined, 200] as const,
          [slug('show'), 'PUT', `${one}/assignee`, { assignee: null }, 404] as const,
        ]
      : []),
  ];
}

/**
 * Checks that requests without a token are rejected, and that each account may do exactly what its slugs allow.
 * @param write whether to send requests other than GET
 */
export async function checkPermissions(context: Context, accounts: readonly Account[], write: boolean): Promise<void> {
  const { anyone } = context;
  for (const [slug, method, path, body, allowed] of requestsOf(context)) {
    if (!write && method !== 'GET') continue;
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
