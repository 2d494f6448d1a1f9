import type { Model } from '@tuyen/model';
import type { Customer, Order, Reader, Records, Services, Settings } from '../contract.ts';
import { transferOf } from '../bank/transfer.ts';
import { transferRows } from '../bank/transfer-rows.ts';
import type { MailName, TypedMail } from '../mails/send.ts';
import type { Fact } from '../public/facts.ts';
import { hasReceipt } from '../public/order-files/offered.ts';
import { standingOf, standingRows } from '../public/standing/standing.ts';
import { formats } from '../rules/region.ts';
import { labelOfCorrectable } from './correctable.ts';

export interface MailParts {
  readonly reader: Reader;
  readonly settings: Settings;
  readonly now: Date;
  readonly model: Model;
  readonly text: Services['text'];
  readonly portal: string;
}

type OrderMail = Extract<MailName, `order-${string}`>;
type ComposedMail = { [N in OrderMail]: TypedMail<N> }[OrderMail];

/** Milliseconds after which a mail about an order is obsolete. */
const LONGEST_MS = 14 * 86_400_000;

/** Returns what every mail about an order has, with the standing that the order page shows too. */
async function commonParts(order: Order, customer: Customer, parts: MailParts) {
  const { language } = order;
  const { reader, settings, now, text, portal } = parts;
  const wording = { language, text };
  const standing = await standingOf(order, { reader, settings, now, model: parts.model, wording });
  const details = standing.facts.filter(isFirst).map(({ label, text: value }) => ({ label, text: value }));
  const path = language === 'en' ? '/en/search' : '/search';
  const common = {
    name: customer.full_name,
    code: order.code,
    details: [...details, ...standingRows(standing, wording)],
    link: `${portal}${path}?code=${encodeURIComponent(order.code)}`,
  };
  const envelope = {
    to: customer.email ?? '',
    language,
    topic: 'order.status',
    officeId: order.office_id,
    record: { resource: 'orders', id: order.id },
    until: new Date(now.getTime() + LONGEST_MS),
  };
  return { standing, common, envelope };
}

/** Returns the mail about a refund that was paid. */
export async function refundMail(
  order: Order,
  customer: Customer,
  parts: MailParts,
): Promise<TypedMail<'order-refunded'>> {
  const { common, envelope } = await commonParts(order, customer, parts);
  const variables = { ...common, refund: formats.money(order.refund_amount, order.currency) };
  return { ...envelope, topic: 'order.refund', template: 'order-refunded', variables };
}

/** Returns the mail about a member of a group who was rejected, with the refund that is due for this member. */
export async function memberMail(
  member: Pick<Records['order-members'], 'number' | 'full_name' | 'reject_reason' | 'amount'>,
  order: Order,
  customer: Customer,
  parts: MailParts,
): Promise<TypedMail<'order-member-rejected'>> {
  const { standing, common, envelope } = await commonParts(order, customer, parts);
  const isDue = order.paid_at && member.amount > 0;
  const amount = isDue ? formats.money(member.amount, order.currency) : undefined;
  const inCash = standing.refund?.in_cash === true;
  const variables = {
    ...common,
    number: String(member.number),
    member: member.full_name,
    reason: member.reject_reason ?? '',
    refund: inCash ? undefined : amount,
    refund_cash: inCash ? amount : undefined,
  };
  return { ...envelope, template: 'order-member-rejected', variables };
}

export async function orderMail(order: Order, customer: Customer, parts: MailParts): Promise<ComposedMail | undefined> {
  const { language } = order;
  const { reader, text } = parts;
  const { standing, common, envelope } = await commonParts(order, customer, parts);
  const receipt = hasReceipt(parts, order);
  const isRenewal = order.request_kind === 'RENEW';
  const isHome = order.delivery_method === 'HOME';
  switch (order.status) {
    case 'CREATED':
      return undefined;
    case 'AWAITING_PAYMENT': {
      const method = order.payment_method;
      const flags = { online: method === 'GATEWAY', cash: method === 'CASH', transfer: method === 'BANK_TRANSFER' };
      const transfer = await transferOf(order, { reader, model: parts.model, language });
      const account = transfer && { account: transferRows(transfer, order, (key) => text(language, key)) };
      const variables = { ...common, total: formats.money(order.total, order.currency), ...flags, ...account };
      return { ...envelope, template: 'order-awaiting-payment', variables };
    }
    case 'WAITING_FOR_CONFIRM':
      return { ...envelope, template: 'order-waiting-for-confirm', variables: { ...common, receipt } };
    case 'WAITING_CUSTOMER_RETYPE': {
      const variables = { ...common, corrections: corrections(order, parts.model) };
      return { ...envelope, template: 'order-waiting-customer-retype', variables };
    }
    case 'CONFIRMED': {
      const variables = { ...common, receipt, renewal: isRenewal && !isHome, production: !isRenewal };
      return { ...envelope, template: 'order-confirmed', variables };
    }
    case 'ATTACH_CARD':
      return { ...envelope, template: 'order-attach-card', variables: common };
    case 'PUBLISHED': {
      const toCounter = !isHome && !isRenewal;
      const variables = { ...common, to_home: isHome, to_counter: toCounter, on_card: !isHome && isRenewal };
      return { ...envelope, template: 'order-published', variables };
    }
    case 'DELIVERED_TO_COUNTER':
      return { ...envelope, template: 'order-delivered-to-counter', variables: common };
    case 'DELIVERED_TO_CUSTOMER':
      return { ...envelope, template: 'order-delivered-to-customer', variables: common };
    case 'CANCELED': {
      const money = (amount: number) => formats.money(amount, order.currency);
      const isDue = standing.refund?.state === 'DUE';
      const variables = {
        ...common,
        reason: order.reject_reason ?? undefined,
        refund: isDue && !standing.refund?.in_cash ? money(order.refund_amount) : undefined,
        refund_cash: isDue && standing.refund?.in_cash ? money(order.refund_amount) : undefined,
        unpaid: !order.paid_at,
      };
      return { ...envelope, template: 'order-canceled', variables };
    }
  }
}

/**
 * Keeps only the first of several lines of the mail with the same text. For example, two lines may state the same
 * deadline for collecting a card.
 */
const isFirst = (fact: Fact, at: number, facts: readonly Fact[]): boolean =>
  facts.findIndex(({ text }) => text === fact.text) === at;

function corrections({ corrections: asked, language }: Order, model: Model) {
  return (asked ?? []).map(({ field, message }) => ({
    label: labelOfCorrectable(model, field, language),
    text: message,
  }));
}
