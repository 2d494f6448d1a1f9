import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { type FieldError, Problem } from '@tuyen/server/domain';
import { issueKey } from './key.ts';
import { kinds } from './kinds.ts';

/**
 * The server creates a key with each new API client and on each `issue-key`. It returns the key once and stores only a
 * hash. `key_issued_at` is read-only for all callers, so only the server's own route can change it.
 */
export const clientHooks: ResourceHooks<'api-clients'> = {
  beforeCreate(values, context) {
    checkOpen(values, context);
    return freshKey(context);
  },
  beforeUpdate(before, changes, context) {
    checkOpen({ ...before, ...changes }, context);
    if (changes.key_issued_at !== undefined) return freshKey(context);
    return { key_hash: before.key_hash ?? null };
  },
};

function freshKey({ tx, now }: HookContext): Values<'api-clients'> {
  const { key, stored } = issueKey();
  tx.reveal({ key });
  return { ...stored, key_issued_at: now.toISOString() };
}

/**
 * Rejects permissions that are not open to API clients. In addition, the server checks that callers grant only
 * permissions that they have themselves.
 */
function checkOpen(values: Readonly<Values<'api-clients'>>, { model }: HookContext): void {
  const errors: Record<string, FieldError> = {};
  const kind = kinds.find(({ name }) => name === values.client_kind);
  if (kind && !kind.credentials.includes('key')) errors['client_kind'] = { code: 'client_kind_without_key' };
  const open = new Set(
    model.permissions.modules.flatMap(({ actions }) =>
      actions.filter(({ openApi }) => openApi).map(({ slug }) => slug),
    ),
  );
  (values.permissions ?? []).forEach((slug, index) => {
    if (!open.has(slug)) errors[`permissions.${index}`] = { code: 'not_for_api_clients' };
  });
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}
