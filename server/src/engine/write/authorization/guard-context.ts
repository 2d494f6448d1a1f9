import { may } from '@tuyen/model';
import type { GuardContext, WriteContext } from '../../domain.ts';
import type { Rows } from '../../store/rows.ts';
import type { WriteParts } from '../parts.ts';

export function guardContextOf(parts: WriteParts, rows: Rows, context: WriteContext): GuardContext {
  return {
    ...context,
    tx: rows,
    model: parts.store.model,
    now: parts.clock.now(),
    settings: (resource, officeId) => parts.settings(rows, resource, officeId),
    origins: parts.origins,
    privateMailHosts: parts.privateMailHosts,
    canSendSms: parts.canSendSms,
    text: parts.text,
    may: (slug) => holds(parts, context, slug),
  };
}

function holds({ auth }: WriteParts, { caller, actor, officeId }: WriteContext, slug: string): boolean {
  if (caller) return auth.may(caller, slug);
  if (actor.kind === 'staff') return may(actor.profile, officeId, slug);
  if (actor.kind === 'client') return actor.permissions.includes(slug);
  return actor.kind === 'system';
}
