import type { GuardContext, HookContext, Reader } from '../contract.ts';
import { clientKindOf } from '../clients/kinds.ts';
import type { ClientKind, PaymentMethod } from '../generated/types/enums.gen.ts';
import type { WorkShift } from '../generated/types/work-shifts.gen.ts';
import { Problem } from '@tuyen/server/domain';
import { assertAgencySells } from '../agencies/sales.ts';
import { bankAccountOf } from '../bank/account.ts';

const CLIENTS = { staff: 'ADMIN_WEB', client: 'OPEN_API', customer: 'PUBLIC_WEB', system: 'ADMIN_WEB' } as const;

export async function openShift(
  context: Pick<GuardContext, 'actor'> & { readonly tx: Reader },
  officeId: string | null | undefined,
): Promise<WorkShift | undefined> {
  const { actor, tx } = context;
  if (actor.kind !== 'staff' || !officeId) return undefined;
  return tx.first('work-shifts', { user_id: actor.userId, office_id: officeId, state: 'OPEN' });
}

/**
 * Returns the shift for a payment by the given method. Cash needs a drawer, and a drawer belongs to a shift.
 * @throws 409 `no_open_shift` for staff who handle cash without a shift
 */
export async function shiftFor(
  context: GuardContext,
  officeId: string | null | undefined,
  method: PaymentMethod | null | undefined,
): Promise<WorkShift | undefined> {
  const shift = await openShift(context, officeId);
  if (!shift && method === 'CASH' && context.actor.kind === 'staff') throw new Problem(409, 'no_open_shift');
  // The lock prevents a sale into a shift that is being counted.
  const locked = shift && (await context.tx.lock('work-shifts', shift.id));
  if (locked && locked.state !== 'OPEN') throw new Problem(409, 'no_open_shift');
  return locked;
}

export async function checkDrawer(
  context: GuardContext,
  officeId: string | null | undefined,
  method: PaymentMethod | null | undefined,
): Promise<void> {
  await shiftFor(context, officeId, method);
}

/** @throws 422 on `payment_method` if the office does not accept the method, or has no account for bank transfers */
export async function payableBy(
  method: PaymentMethod | null | undefined,
  officeId: string | null | undefined,
  { settings, tx }: Pick<GuardContext, 'settings' | 'tx'>,
): Promise<void> {
  if (!method) return;
  const allowed = (await settings('settings', officeId ?? null)).payment_method;
  const code = !allowed.includes(method)
    ? 'payment_method_off'
    : method === 'BANK_TRANSFER' && !(await bankAccountOf(tx, officeId))
      ? 'no_bank_account'
      : undefined;
  if (code) throw new Problem(422, 'validation_failed', {}, { payment_method: { code } });
}

/** Returns the payment methods of an office. Bank transfer needs an account. */
export async function waysToPay(
  { office_id: office }: { readonly office_id?: string | null | undefined },
  { settings, tx }: { readonly settings: GuardContext['settings']; readonly tx: Reader },
): Promise<readonly PaymentMethod[]> {
  const methods = (await settings('settings', office ?? null)).payment_method;
  if (!methods.includes('BANK_TRANSFER') || (await bankAccountOf(tx, office))) return methods;
  return methods.filter((method) => method !== 'BANK_TRANSFER');
}

export interface Sale {
  shift_id: string | null;
  sold_at: string;
  sold_by: string | null;
  client_kind: ClientKind;
}

/**
 * Returns the fields that every sale records: time, seller, client kind and shift.
 * @throws 422 on `payment_method` if the office does not accept the method; 409 `no_open_shift`, or if the agency
 * cannot sell
 */
export async function soldBy(
  values: {
    readonly office_id?: string | null | undefined;
    readonly payment_method?: PaymentMethod | null | undefined;
  },
  context: HookContext,
): Promise<Sale> {
  const { actor, now } = context;
  await assertAgencySells(values.office_id, context);
  await payableBy(values.payment_method, values.office_id, context);
  const shift = await shiftFor(context, values.office_id, values.payment_method);
  return saleOf(
    {
      shift: shift?.id ?? null,
      by: actor.kind === 'staff' ? actor.userId : null,
      client: clientKindOf(context.clientKind) ?? CLIENTS[actor.kind],
    },
    now,
  );
}

export const saleOf = (
  sold: { readonly shift: string | null; readonly by: string | null; readonly client: ClientKind },
  now: Date,
): Sale => ({ shift_id: sold.shift, sold_at: now.toISOString(), sold_by: sold.by, client_kind: sold.client });
