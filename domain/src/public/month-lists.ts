import type { Reader, Records, Services, TicketPrice } from '../contract.ts';
import { day, nullableTextSchema, type Problem, type Row, textSchema } from '@tuyen/server/domain';
import {
  choosesMonths,
  choosesStart,
  countChoices,
  daysOf,
  lostDays,
  handOverDay,
  isShort,
  monthProblem,
  monthRefusal,
  MOST_MONTHS,
  monthsOf,
  startChoices,
  startDays,
  suggestedMonth,
  type MonthContext,
  type StartChoice,
} from '../orders/pricing/months.ts';
import { ageProblem } from '../orders/pricing/fitting.ts';
import { monthContext } from '../orders/pricing/price-order.ts';
import { formats } from '../rules/region.ts';
import { daysBetween, localDate, monthOf } from '../rules/time/calendar.ts';
import { cardByToken } from './card-token.ts';
import { settingsIn, textParameter, type List, type Query } from './lists.ts';

export type PricesOnSale = (reader: Reader, query: Query) => Promise<readonly TicketPrice[]>;

export const OF_PRICE = ['ticket_price_id', 'route', 'card_token'];
const OF_PERSON = ['object_group_id', 'birth_date'];

const row = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

interface Asked {
  readonly price: TicketPrice;
  readonly routeIds: readonly string[];
  readonly start: string | undefined;
  readonly day: string | undefined;
  readonly months: number;
  readonly group: Group | undefined;
  /** Birth date of the traveler, as far as it is known. */
  readonly birth: string | undefined;
  readonly context: MonthContext;
}

type Group = Records['object-groups'];

export function askedTicket(services: Services, pricesOnSale: PricesOnSale) {
  return async (reader: Reader, query: Query): Promise<Asked | undefined> => {
    const id = textParameter(query['ticket_price_id']);
    const prices = id === undefined ? [] : await pricesOnSale(reader, {});
    const price = prices.find((row) => row.id === id);
    if (!price) return undefined;
    const now = services.clock.now();
    const card = await cardByToken(reader, textParameter(query['card_token']), services.secret, now);
    const settings = (officeId: string | null) => settingsIn(reader, services)('settings', officeId);
    const route = textParameter(query['route']);
    const groupId = card?.object_group_id ?? textParameter(query['object_group_id']) ?? price.object_group_id;
    const owner = card && (await reader.get('customers', card.customer_id));
    return {
      price,
      routeIds: route === undefined ? [] : [route],
      start: textParameter(query['start_month']),
      day: textParameter(query['start_on']),
      months: Number(textParameter(query['months']) ?? 1),
      group: await reader.get('object-groups', groupId ?? ''),
      birth: owner ? (owner.birth_date ?? undefined) : birthDateIn(query),
      context: await monthContext(price, { reader, settings, now, card }),
    };
  };
}

/**
 * Returns the lists of choices for the months of a ticket. They use the same rule as the price of an order.
 * `public/sale-months?ticket_price_id&route&card_token` lists the possible first months, and the reason for each month
 * that is unavailable. `public/month-counts?…&start_month` lists the possible numbers of months.
 * `public/sale-days?…&start_month&months` lists the possible first days, for tickets that may start on any day.
 */
export function monthLists(services: Services, pricesOnSale: PricesOnSale): readonly (readonly [string, List])[] {
  const asked = askedTicket(services, pricesOnSale);
  const refusal = async (reader: Reader, query: Query, start: string | undefined, months: number, field: string) => {
    const request = await asked(reader, query);
    if (!request) return undefined;
    const why = monthRefusal({ ...request, start, months }, request.context);
    return why ? monthProblem(why, field) : ageProblemOf(request, start ?? monthOf(localDate(request.context.now)));
  };

  const saleMonths: List = {
    parameters: [...OF_PRICE, ...OF_PERSON],
    row: row(MONTH_ROW),
    async rows(reader, query, language) {
      const request = await asked(reader, query);
      return request ? monthRows(request, language, services.text) : [];
    },
    refusal: (reader, query, value) => refusal(reader, query, String(value), 1, 'start_month'),
  };
  const monthCounts: List = {
    parameters: [...OF_PRICE, 'object_group_id', 'start_month'],
    row: row({ months: { type: 'integer' }, name: textSchema, hint: textSchema }),
    async rows(reader, query, language) {
      const request = await asked(reader, query);
      if (!request) return [];
      const counts = choosesMonths(request.price)
        ? countChoices(request, request.context)
        : [monthsOf({}, request.price, request.group)];
      return counts.map((months) => {
        const { to } = daysOf({ ...request, months }, request.context);
        return {
          months,
          name: services.text(language, 'months.count', { months }),
          hint: to ? services.text(language, 'months.until', { day: formats.date(to) }) : '',
        };
      });
    },
    async refusal(reader, query, value) {
      if (Number(value) > MOST_MONTHS) return undefined;
      return refusal(reader, query, textParameter(query['start_month']), Number(value), 'months');
    },
  };
  const saleDays: List = {
    parameters: [...OF_PRICE, 'start_month', 'months'],
    row: row({ day, name: textSchema }),
    async rows(reader, query) {
      const request = await asked(reader, query);
      if (!request) return [];
      return startDays(request, request.context).map((day) => ({ day, name: formats.date(day) }));
    },
  };
  return [
    ['public/sale-days', saleDays],
    ['public/sale-months', saleMonths],
    ['public/month-counts', monthCounts],
  ];
}

/** Columns of the lists of months. `suggested` is true for the month that a form selects unless the buyer chooses. */
export const MONTH_ROW = {
  month: textSchema,
  name: textSchema,
  hint: textSchema,
  refused: nullableTextSchema,
  suggested: { type: 'boolean' },
} as const;

export function monthRows(request: Asked, language: string, text: Services['text']): Row[] {
  const { context } = request;
  const choices = startChoices(request, context);
  const suggested = suggestedMonth(choices, request, context);
  return choices.map((choice) => ({
    ...monthRow(choice, request, language, text),
    suggested: choice.month === suggested,
  }));
}

/** Returns the months that a counter sells. A month with few days left has the question to ask the buyer. */
export function counterMonthRows(request: Asked, language: string, text: Services['text']): Row[] {
  const today = localDate(request.context.now);
  return monthRows(request, language, text).map((row) => {
    const { from, to } = daysOf({ ...request, start: String(row['month']), months: 1 }, request.context);
    const short = !row['refused'] && to !== null && isShort({ from, to }, today);
    const shown = short ? { days: daysBetween(today, to) + 1, day: formats.date(to) } : undefined;
    return { ...row, confirm: shown ? text(language, 'months.confirm_short', shown) : '' };
  });
}

function ageProblemOf({ price, routeIds, group, birth, context }: Asked, month: string): Problem | undefined {
  // The age of each member of a group counts, and not that of the representative.
  if (!group || birth === undefined || price.card_kind === 'GROUP') return undefined;
  const { from } = daysOf({ price, routeIds, start: month, months: 1 }, context);
  return ageProblem(group, birth, from ?? localDate(context.now));
}

/** Returns the birth date in a query; undefined while the visitor is still typing it. */
export function birthDateIn(query: Query): string | undefined {
  const text = textParameter(query['birth_date']) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function monthRow({ month, refusal }: StartChoice, request: Asked, language: string, text: Services['text']): Row {
  const { price, routeIds, context } = request;
  const today = localDate(context.now);
  const days = daysOf({ price, routeIds, start: month, months: 1 }, context);
  const { from, to } = days;
  const [year = '', number = ''] = month.split('-');
  const name = choosesStart(price)
    ? text(language, `months.names.${Number(number)}`, { year })
    : text(language, `months.starts.${price.validity_start}`, { day: from ? formats.date(from) : '' });
  const why = refusal ?? ageProblemOf(request, month);
  return {
    month,
    name,
    hint: why ? text(language, `months.refused.${why.code}`, why.params) : noteOf(),
    refused: why?.code ?? null,
  };

  function noteOf(): string {
    const lost = lostDays(days, context);
    const handOver = handOverDay(context);
    if (lost > 0 && handOver !== undefined && to) {
      const shown = { lost, card: formats.date(handOver), day: formats.date(to) };
      return text(language, 'months.lost', shown);
    }
    // A buyer in the middle of the month pays for the whole month.
    if (price.validity_start === 'START_END_OF_MONTH' && month === monthOf(today) && to) {
      return text(language, 'months.running', { days: daysBetween(today, to) + 1, day: formats.date(to) });
    }
    return from && price.validity_start === 'OPTION' ? text(language, 'months.from', { day: formats.date(from) }) : '';
  }
}
