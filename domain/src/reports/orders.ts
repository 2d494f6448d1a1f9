import { sql } from 'kysely';
import { day, transportMode } from './columns.ts';
import type { Report } from './report.ts';
import { amount, columnRefs, dayOf, filtered, numberColumn, ofOffices, textColumn, within } from './select.ts';

const FEES = ['issuance_fee', 'transport_fee', 'shipping_fee'] as const;

export const orders: Report = {
  slug: 'statistic.orders',
  columns: [
    day,
    { name: 'status', label: { vi: 'Trạng thái', en: 'Status' }, kind: 'enum', enum: 'order-status' },
    { name: 'orders', label: { vi: 'Số đơn', en: 'Orders' }, kind: 'integer', total: true },
    { name: 'amount', label: { vi: 'Giá trị đơn', en: 'Order value' }, kind: 'money', total: true },
    { name: 'issuance_fee', label: { vi: 'Phí phát hành thẻ', en: 'Issuance fees' }, kind: 'money', total: true },
    { name: 'transport_fee', label: { vi: 'Phí vận chuyển thẻ', en: 'Transport fees' }, kind: 'money', total: true },
    { name: 'shipping_fee', label: { vi: 'Phí giao tận nhà', en: 'Delivery fees' }, kind: 'money', total: true },
    { name: 'paid', label: { vi: 'Đã thu', en: 'Paid' }, kind: 'money', total: true },
    { name: 'refunds', label: { vi: 'Chờ hoàn tiền', en: 'Refund due' }, kind: 'money', total: true },
  ],
  filters: [
    { name: 'request_kind', label: { vi: 'Loại yêu cầu', en: 'Request kind' }, enum: 'request-kind' },
    transportMode,
  ],
  chart: { kind: 'bar', x: 'day', y: 'orders', series: 'status' },
  longest: 366,
  async rows(reader, ask) {
    const order = columnRefs<'orders'>('t');
    const created = dayOf(reader, order('created_at'));
    // Late and second payments count as received, because their refunds count too.
    const received = reader.sql
      .selectFrom('transactions as m')
      .where('m.order_id', 'is not', null)
      .where('m.direction', '=', 'NOTICE')
      .where('m.state', '=', 'SUCCEEDED')
      .select((eb) => ['m.order_id', eb.fn.sum('m.amount').as('amount')])
      .groupBy('m.order_id')
      .as('r');
    const unexplained = sql`CASE WHEN ${order('paid_at')} IS NOT NULL THEN ${amount(order('total'))} ELSE 0 END`;
    const rows = await reader.sql
      .selectFrom('orders as t')
      .leftJoin(received, 'r.order_id', 't.id')
      .where(within(order('created_at'), ask))
      .where(ofOffices(reader, order('office_id'), ask))
      .where(filtered(order, ask, 'request_kind', 'transport_mode'))
      .select((eb) => [
        created.as('day'),
        eb.ref('t.status').as('status'),
        eb.fn.countAll().as('orders'),
        sql`sum(${amount(order('total'))})`.as('amount'),
        ...FEES.map((fee) => sql`sum(${amount(order(fee))})`.as(fee)),
        sql`sum(coalesce(r.amount, ${unexplained}))`.as('paid'),
        sql`sum(${amount(order('refund_amount'))})`.as('refunds'),
      ])
      .groupBy([created, 't.status'])
      .orderBy(created)
      .orderBy('t.status')
      .execute();
    return rows.map((row) => ({
      day: textColumn(row, 'day'),
      status: textColumn(row, 'status'),
      orders: numberColumn(row, 'orders'),
      amount: numberColumn(row, 'amount'),
      issuance_fee: numberColumn(row, 'issuance_fee'),
      transport_fee: numberColumn(row, 'transport_fee'),
      shipping_fee: numberColumn(row, 'shipping_fee'),
      paid: numberColumn(row, 'paid'),
      refunds: numberColumn(row, 'refunds'),
    }));
  },
};
