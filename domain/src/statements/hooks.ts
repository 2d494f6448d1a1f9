import type { HookContext, Order, Reader, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { refuse, refuseIfAny } from '../guards/states.ts';
import { unclaimedMoney } from '../orders/payment/unclaimed.ts';
import { statementAmount, statementDay } from '../rules/bank/statement-cells.ts';
import { formats } from '../rules/region.ts';
import {
  isPaidTo,
  type Line,
  lockedOrder,
  MATCHING,
  matchAgain,
  matchFields,
  openLines,
  orderInText,
} from './matching.ts';

type LineHooks = ResourceHooks<'bank-statement-lines'>;

export const bankLineHooks: LineHooks = {
  async beforeCreate(values, { tx, officeId }) {
    const { amount, booked_on } = cellsOf(values);
    if (amount === undefined || booked_on === undefined) return undefined;
    const read = { amount: Math.max(0, amount), booked_on };
    if (amount <= 0) return { ...read, match: 'OUTGOING' };
    const order = await orderInText(tx, values.description ?? '', values.office_id ?? officeId);
    const others = order ? (await openLines(tx, order.id)).received : 0;
    return { ...read, ...matchFields(order, amount + others) };
  },
  async afterWrite({ before, after }, { tx, text, language }) {
    if (before || !after) return;
    const key = after.match === 'OUTGOING' ? 'outgoing' : (await isRecorded(after, tx)) ? 'recorded' : undefined;
    if (key) {
      const note = text(language, `bank.${key}`);
      await tx.as(MATCHING).move('bank-statement-lines', after.id, 'set-aside', { note });
    }
    const order = after.order_id ? await tx.get('orders', after.order_id) : undefined;
    if (order) await matchAgain(tx, order);
  },
  // The confirmation of one line settles the other lines of the order.
  lockFirst: ({ order_id: id }, { tx }) => (id ? tx.lock('orders', id) : undefined),
  guards: { confirm: mayConfirm, 'list-refund': mayConfirm },
  transitions: {
    confirm: (line, _, context) => confirmPayment(line, context),
    'list-refund': (line, _, context) => listRefund(line, context),
    'set-aside': (_, { note }) => ({ note }),
    reopen: async (line, _, { tx }) => {
      const order = await lockedOrder(tx, line);
      const others = order ? (await openLines(tx, order.id)).received : 0;
      return { note: null, ...matchFields(order, line.amount + others) };
    },
  },
  operations: {
    async 'assign-order'(line, { order_code: typed }, { tx }) {
      const code = typed.trim().toUpperCase();
      const found = await tx.first('orders', { code });
      if (!found || !(await isPaidTo(tx, found, line.office_id ?? null)))
        refuse({ order_code: { code: 'order_not_here' } });
      const previous = line.order_id && line.order_id !== found.id ? await tx.get('orders', line.order_id) : undefined;
      const order = (await tx.settle('orders', found.id)) ?? found;
      await tx.as(MATCHING).update('bank-statement-lines', line.id, { order_id: order.id });
      await matchAgain(tx, order);
      if (previous) await matchAgain(tx, previous);
      return { code: order.code };
    },
  },
};

/** Returns true if a clerk has confirmed this transfer at its order already, with the same reference. */
async function isRecorded(line: Line, reader: Reader): Promise<boolean> {
  if (line.match !== 'PAID' || !line.order_id) return false;
  const payment = { order_id: line.order_id, provider: 'BANK_TRANSFER', direction: 'NOTICE' } as const;
  const provider_code = [line.reference, receiptOf(line)];
  return (await reader.first('transactions', { ...payment, provider_code })) !== undefined;
}

/** @throws 422 by field for an amount or a day that cannot be read */
function cellsOf({ credit, debit, booked }: Readonly<Partial<Line>>): {
  readonly amount: number | undefined;
  readonly booked_on: string | undefined;
} {
  const [incoming, outgoing] = [amountIn(credit), amountIn(debit)];
  const day = booked ? statementDay(booked) : undefined;
  refuseIfAny({
    ...(incoming === undefined && { credit: { code: 'statement_amount' } }),
    ...(outgoing === undefined && { debit: { code: 'statement_amount' } }),
    ...(incoming && outgoing && { credit: { code: 'statement_one_amount' } }),
    ...(incoming === 0 && outgoing === 0 && { credit: { code: 'required' } }),
    ...(booked && day === undefined && { booked: { code: 'statement_day' } }),
  });
  return { amount: (incoming ?? 0) - Math.abs(outgoing ?? 0), booked_on: day };
}

/** An empty cell is 0, because statements leave one of the two columns empty. */
function amountIn(cell: string | null | undefined): number | undefined {
  const plain = cell?.trim() ?? '';
  return plain === '' || /^[-–]$/u.test(plain) ? 0 : statementAmount(plain);
}

/** The money of a statement pays orders, so the clerk needs the permission to confirm their transfers. */
function mayConfirm(_: Readonly<Line>, { may }: Pick<HookContext, 'may'>): void {
  if (!may('order.confirm-transfer'))
    throw new Problem(403, 'not_permitted', { permission: 'order.confirm-transfer', resource: 'orders' });
}

/**
 * Pays the order of a line with all open lines of the order, and lists money beyond its total for refund.
 * @throws 409 if the order no longer awaits payment, or if the money is not enough
 */
async function confirmPayment(line: Line, context: HookContext): Promise<Values<'bank-statement-lines'>> {
  const { tx, now } = context;
  const order = await lockedOrder(tx, line);
  if (!order) throw new Problem(409, 'bank_line_no_order');
  const { code } = order;
  if (order.status !== 'AWAITING_PAYMENT') throw new Problem(409, 'bank_line_order_closed', { code });
  const { lines, received } = await openLines(tx, order.id);
  if (received < order.total) {
    const missing = formats.money(order.total - received, order.currency);
    throw new Problem(409, 'bank_line_short', { code, missing });
  }
  if (order.payment_method !== 'BANK_TRANSFER')
    await tx.as(MATCHING).update('orders', order.id, { payment_method: 'BANK_TRANSFER' });
  await tx.move('orders', order.id, 'confirm-transfer', { receipt_number: receiptOf(line) });
  const excess = received - order.total;
  if (excess > 0) await refundExcess(order, excess, line, context);
  for (const { id } of lines) if (id !== line.id) await tx.as(MATCHING).move('bank-statement-lines', id, 'settle');
  return { match: excess > 0 ? 'TOO_MUCH' : 'MATCH', missing: -excess };

  async function refundExcess(paid: Order, amount: number, { reference }: Line, { tx: inside }: HookContext) {
    const current = (await inside.get('orders', paid.id)) ?? paid;
    await unclaimedMoney(inside, current, { amount, reference }, now);
  }
}

/** A receipt number has at most 50 characters. References end with the part that tells transactions apart. */
const receiptOf = ({ reference }: Line): string => reference.slice(-50);

/**
 * Lists the money of a line for refund, because its order is paid or canceled.
 * @throws 409 if the order awaits payment
 */
async function listRefund(line: Line, { tx, now }: HookContext): Promise<Values<'bank-statement-lines'>> {
  const order = await lockedOrder(tx, line);
  if (!order) throw new Problem(409, 'bank_line_no_order');
  if (order.status === 'AWAITING_PAYMENT') throw new Problem(409, 'bank_line_order_open', { code: order.code });
  await unclaimedMoney(tx, order, line, now);
  return {};
}
