import type { Card, HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { fixedUnless, refuse } from '../guards/states.ts';
import { localDate } from '../rules/time/calendar.ts';
import { underWarranty } from '../rules/cards/warranty.ts';
import { normalizeCardCode } from '../rules/cards/card-code.ts';
import { assertAgencySells } from '../agencies/sales.ts';
import { openShift, payableBy, shiftFor, waysToPay } from '../shifts/seller.ts';
import { makeCard } from './replace.ts';

export const reissueHooks: ResourceHooks<'reissue-cards'> = {
  beforeCreate: (values, context) => (values.new_card_id ? undefined : atCounter(values, context)),
  choices: { payment_method: waysForFee },
  fixed: fixedUnless('new_card_id'),
};

async function atCounter(
  values: Readonly<Partial<Records['reissue-cards']>>,
  context: HookContext,
): Promise<Values<'reissue-cards'>> {
  const { tx, now } = context;
  const old = await tx.lock('customer-cards', values.old_card_id ?? '');
  if (!old) throw new Problem(422, 'validation_failed', {}, { old_card_id: { code: 'reference' } });
  const code = normalizeCardCode(values.new_card_code ?? '');
  if (code === undefined) throw new Problem(422, 'validation_failed', {}, { new_card_code: { code: 'card_code' } });
  const officeId = values.office_id ?? '';
  const settings = await context.settings('settings', officeId);
  const warranted = underWarranty(
    { reason: values.reason, issuedOn: old.issued_on },
    settings.card_warranty_months,
    localDate(now),
  );
  const fee = old.kind === 'FREE' || warranted ? 0 : settings.issuance_fee;
  if (fee > 0) await checkFeePayable(values, context);
  const shift = fee > 0 ? await shiftFor(context, officeId, values.payment_method) : await openShift(context, officeId);
  const counter = shift?.ticket_counter_id;
  const card = await makeCard(
    sameAs(old),
    { cardCode: code, officeId, counterId: counter ?? null, kind: 'REISSUED' },
    old,
    context,
    { field: 'new_card_code', handedIn: values.old_card_returned === true },
  );
  return {
    customer_id: old.customer_id,
    old_card_code: old.card_code,
    new_card_code: code,
    new_card_id: card.id,
    fee,
    shift_id: fee > 0 ? (shift?.id ?? null) : null,
    reissued_on: localDate(now),
  };
}

/** Coins cannot pay the fee, because a re-issue refers to no coin account. */
async function waysForFee(...asked: Parameters<typeof waysToPay>) {
  return (await waysToPay(...asked)).filter((way) => way !== 'COIN');
}

async function checkFeePayable(
  { office_id: officeId, payment_method: method }: Readonly<Values<'reissue-cards'>>,
  context: HookContext,
): Promise<void> {
  await assertAgencySells(officeId, context);
  if (method === 'COIN') refuse({ payment_method: { code: 'payment_method_off' } });
  await payableBy(method, officeId, context);
}

export function sameAs(old: Card): Values<'customer-cards'> {
  return {
    customer_id: old.customer_id,
    mode: old.mode,
    kind: old.kind,
    object_group_id: old.object_group_id ?? null,
    transport_mode: old.transport_mode,
    route_scope: old.route_scope,
    route_ids: old.route_ids ?? [],
  };
}
