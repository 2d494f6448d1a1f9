import type { Reader, Services, TicketPrice } from '../contract.ts';
import { day, nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';
import {
  choosesStart,
  countChoices,
  daysOf,
  monthProblem,
  monthRefusal,
  startChoices,
  startDays,
  type MonthContext,
  type StartChoice,
} from '../orders/pricing/months.ts';
import { monthContext } from '../orders/pricing/price-order.ts';
import { formats } from '../rules/region.ts';
import { daysBetween, localDate, monthOf } from '../rules/time/calendar.ts';
import { cardByToken } from './card-token.ts';
import { settingsIn, textParameter, type List, type Query } from './lists.ts';

export type PricesOnSale = (reader: Reader, query: Query) => Promise<readonly TicketPrice[]>;

export const OF_PRICE = ['ticket_price_id', 'route', 'card_token'];
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
  readonly context: MonthContext;
}

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
    return {
      price,
      routeIds: route === undefined ? [] : [route],
      start: textParameter(query['start_month']),
      day: textParameter(query['start_on']),
      months: Number(textParameter(query['months']) ?? 1),
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
    const why = request && monthRefusal({ ...request, start, months }, request.context);
    return why && monthProblem(why, field);
  };

  const saleMonths: List = {
    parameters: OF_PRICE,
    row: row({ month: textSchema, name: textSchema, hint: textSchema, refused: nullableTextSchema }),
    async rows(reader, query, language) {
      const request = await asked(reader, query);
      if (!request) return [];
      return startChoices(request, request.context).map((choice) => monthRow(choice, request, language, services.text));
    },
    refusal: (reader, query, value) => refusal(reader, query, String(value), 1, 'start_month'),
  };
  const monthCounts: List = {
    parameters: [...OF_PRICE, 'start_month'],
    row: row({ months: { type: 'integer' }, name: textSchema, hint: textSchema }),
    async rows(reader, query, language) {
      const request = await asked(reader, query);
      if (!request) return [];
      return countChoices(request, request.context).map((months) => {
        const { to } = daysOf({ ...request, months }, request.context);
        return {
          months,
          name: services.text(language, 'months.count', { months }),
          hint: to ? services.text(language, 'months.until', { day: formats.date(to) }) : '',
        };
      });
    },
    refusal: (reader, query, value) =>
      refusal(reader, query, textParameter(query['start_month']), Number(value), 'months'),
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

export function monthRow(
  { month, refusal }: StartChoice,
  { price, routeIds, context }: Asked,
  language: string,
  text: Services['text'],
): Row {
  const today = localDate(context.now);
  const { from, to } = daysOf({ price, routeIds, start: month, months: 1 }, context);
  const [year = '', number = ''] = month.split('-');
  const name = choosesStart(price)
    ? text(language, `months.names.${Number(number)}`, { year })
    : text(language, `months.starts.${price.validity_start}`, { day: from ? formats.date(from) : '' });
  // A buyer in the middle of the month pays for the whole month.
  const running = price.validity_start === 'START_END_OF_MONTH' && month === monthOf(today) && to;
  const note = running
    ? text(language, 'months.running', { days: daysBetween(today, to) + 1, day: formats.date(to) })
    : from && choosesStart(price) && price.validity_start === 'OPTION'
      ? text(language, 'months.from', { day: formats.date(from) })
      : '';
  return {
    month,
    name,
    hint: refusal ? text(language, `months.refused.${refusal.code}`) : note,
    refused: refusal?.code ?? null,
  };
}
