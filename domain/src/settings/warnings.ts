import { isObject } from '@tuyen/model';
import { type FieldError } from '@tuyen/server/domain';
import type { Settings, Values } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import { lastMonthOnSale, monthsOnSale } from '../rules/eligibility/on-sale.ts';
import { localDate } from '../rules/time/calendar.ts';
import { DEFAULT_DELIVERY_DAYS, deliveryDays, isDeliveryDays } from '../rules/time/delivery-days.ts';

const DELIVERY_DAYS = [
  'form_number_day_card_delivery_at_home',
  'form_number_day_card_delivery_at_ticket_counter',
] as const;

/** @throws 422 on each field whose value would be misread or can never have an effect */
export function refuseWithoutEffect(changes: Readonly<Values<'settings'>>): void {
  const errors: Record<string, FieldError> = {};
  for (const name of DELIVERY_DAYS) {
    const days = changes[name];
    if (days && !isDeliveryDays(days)) {
      errors[name] = { code: 'days_fall_back', params: { days: DEFAULT_DELIVERY_DAYS } };
    }
  }
  const { payment_method: ways, pos_machine_config: machines } = changes;
  if (ways && ways.length > 0 && ways.every((way) => way === 'COIN'))
    errors['payment_method'] = { code: 'coins_alone' };
  if (machines && !isObject(machines)) errors['pos_machine_config'] = { code: 'no_json_object' };
  refuseIfAny(errors);
}

const MONTH_LIMITS = [
  ['BUS', 'limit_to_sell_month_ticket'],
  ['METRO', 'limit_to_sell_month_ticket_metro'],
] as const;

const RETENTION = [
  'retention_months_papers',
  'retention_months_portraits',
  'retention_months_logs',
  'retention_months_entries',
  'retention_months_uses',
] as const;

/**
 * Returns warnings about settings that prevent all sales, changes or refunds, or that promise a card before it can be
 * delivered. A warning that data will be removed appears only when the settings are saved. At other times, the help
 * text of the field gives this information.
 */
export function warningsOf(
  values: Readonly<Settings>,
  { changed, now }: { readonly changed: ReadonlySet<string>; readonly now: Date },
): Readonly<Record<string, FieldError>> {
  const warnings: Record<string, FieldError> = {};
  const today = localDate(now);
  for (const [mode, name] of MONTH_LIMITS) {
    if (monthsOnSale(mode, values, today).length > 0) continue;
    const [year, month] = lastMonthOnSale(mode, values, today).split('-');
    warnings[name] = { code: 'no_month_on_sale', params: { last: `${month}/${year}` } };
  }
  if (values.ticket_change_refund_limit === 0) warnings['ticket_change_refund_limit'] = { code: 'nothing_changed' };
  if (values.ticket_refund_percent_fee === 100) warnings['ticket_refund_percent_fee'] = { code: 'nothing_refunded' };
  const expected = deliveryDays(values.form_number_day_card_delivery_at_home);
  if (values.form_number_day_expire_order > expected) {
    warnings['form_number_day_expire_order'] = { code: 'approved_after_delivery', params: { days: expected } };
  }
  for (const name of RETENTION) {
    const months = values[name];
    if (changed.has(name) && months > 0) warnings[name] = { code: 'data_is_removed', params: { months } };
  }
  return warnings;
}
