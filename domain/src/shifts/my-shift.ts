import type { Records, Services, Slug } from '../contract.ts';
import { type Endpoints, nullableTextSchema } from '@tuyen/server/domain';
import { shiftTotals, type ShiftTotals } from '../rules/payment/shift-totals.ts';
import { localDate } from '../rules/time/calendar.ts';
import { shiftMoney } from './entries.ts';

const money = { type: 'integer', description: 'In đồng.' } as const;

const MY_SHIFT = {
  operationId: 'readMyShift',
  tags: ['counter'],
  summary: 'The shift that the caller has open in the current office, with what it has taken in until now',
  'x-permission': 'work-shift.open' satisfies Slug,
  response: {
    200: {
      description: 'The shifts of today by their ids, and what a new one would begin with.',
      type: 'object',
      required: ['current', 'planned', 'closed', 'next', 'totals'],
      properties: {
        current: { ...nullableTextSchema, description: 'Open, or counted and not closed yet.' },
        planned: { ...nullableTextSchema, description: 'The next one of today that was planned for the caller.' },
        closed: { ...nullableTextSchema, description: 'The last one that was closed today.' },
        next: {
          type: 'object',
          required: ['work_date', 'shift_number', 'node_id', 'ticket_counter_id'],
          properties: {
            work_date: { type: 'string', format: 'date' },
            shift_number: { type: 'integer', minimum: 1 },
            node_id: nullableTextSchema,
            ticket_counter_id: nullableTextSchema,
          },
        },
        totals: {
          type: ['object', 'null'],
          required: ['cash_expected', 'total_sales', 'total_refunds', 'total_quantity', 'lines'],
          properties: {
            cash_expected: money,
            total_sales: money,
            total_refunds: money,
            total_quantity: { type: 'integer' },
            lines: { type: 'array', items: { type: 'object', additionalProperties: true } },
          },
        },
      },
    },
  },
} as const;

type Shift = Records['work-shifts'];

/**
 * Registers `GET counter/my-shift`, which returns the caller's own shift. Only the seller of a shift sees the contents
 * of its cash drawer.
 */
export function myShiftRoute(app: Endpoints, services: Services): void {
  const { auth, clock, store } = services;
  app.get('/counter/my-shift', { schema: MY_SHIFT }, async (request) => {
    const { actor, officeId } = await auth.caller(request);
    const userId = actor.kind === 'staff' ? actor.userId : '';
    const today = localDate(clock.now());
    const own = { user_id: userId, office_id: officeId ?? '' };
    const current = await store.first('work-shifts', { ...own, state: ['OPEN', 'COUNTED'] });
    const ofToday = officeId ? await store.find('work-shifts', { office_id: officeId, work_date: today }) : [];
    const planned = ofToday
      .filter(({ user_id: seller, state }) => seller === userId && state === 'PLANNED')
      .toSorted(byNumber);
    const last = await store.first('work-shifts', { ...own, state: 'CLOSED' }, { sort: '-closed_at' });
    const closed = last?.closed_at && localDate(new Date(last.closed_at)) === today ? last : undefined;
    // Proposes the place of the seller's last shift for the next one, because most sellers work at the same place
    // again.
    const latest = await store.first('work-shifts', own, { sort: '-work_date' });
    return {
      current: current?.id ?? null,
      planned: planned[0]?.id ?? null,
      closed: closed?.id ?? null,
      next: {
        work_date: today,
        shift_number: Math.max(0, ...ofToday.map(({ shift_number }) => shift_number)) + 1,
        node_id: latest?.node_id ?? null,
        ticket_counter_id: latest?.ticket_counter_id ?? null,
      },
      totals: current ? await totalsOf(current) : null,
    };
  });

  const totalsOf = async (shift: Shift): Promise<ShiftTotals> => {
    const { sales, refunds, paper } = await shiftMoney(store, shift.id);
    return shiftTotals(shift.opening_cash ?? 0, sales, refunds, paper);
  };
}

const byNumber = (one: Shift, other: Shift): number => one.shift_number - other.shift_number;
