import type { Account } from '../support/server-process.ts';

export interface OwnedCard {
  readonly id: string;
  readonly code: string;
  /** Phone number with spaces, as people write it. */
  readonly phone: string;
}

interface CardRow {
  readonly id: string;
  readonly card_code: string;
  readonly customer_id: string;
  readonly valid_to?: string | null;
}

const ORDINARY = [
  'is_locked||$eq||false',
  'status||$eq||ACTIVE',
  'kind||$eq||BASIC',
  'route_scope||$eq||MULTI_ROUTE',
  'transport_mode||$eq||BUS',
]
  .map((filter) => `filter=${encodeURIComponent(filter)}`)
  .join('&');

/** Returns the code of the ordinary card of the clerk's own office whose ticket ends last. Only this office can renew it. */
export async function cardOfOwnOffice(clerk: Account): Promise<OwnedCard['code'] | undefined> {
  const own = `filter=${encodeURIComponent(`office_id||$eq||${clerk.profile.office_id}`)}`;
  const { body } = await clerk.get(`customer-cards?${ORDINARY}&${own}&sort=valid_to,DESC&limit=1`);
  return (body.data ?? body)[0]?.card_code;
}

/** Returns the given number of ordinary cards that are valid on all bus lines and can be renewed from next month on. */
export async function renewableCards(clerk: Account, count: number): Promise<readonly OwnedCard[]> {
  const month = currentMonth();
  return ownedCards(clerk, count, ({ valid_to }) => valid_to?.startsWith(month) === true);
}

/** Returns the given number of ordinary cards for all bus lines whose last ticket ended before this month. */
export async function endedCards(clerk: Account, count: number): Promise<readonly OwnedCard[]> {
  const month = currentMonth();
  return ownedCards(clerk, count, ({ valid_to }) => typeof valid_to === 'string' && valid_to.slice(0, 7) < month);
}

async function ownedCards(
  clerk: Account,
  count: number,
  fits: (card: CardRow) => boolean,
): Promise<readonly OwnedCard[]> {
  const { body } = await clerk.get(`customer-cards?${ORDINARY}&sort=card_code,ASC`);
  const cards = (body as readonly CardRow[]).filter(fits).slice(0, count);
  return Promise.all(
    cards.map(async ({ id, card_code: code, customer_id }) => {
      const { phone } = (await clerk.get(`customers/${customer_id}`)).body as { phone: string };
      return { id, code, phone: spaced(phone) };
    }),
  );
}

/** Returns the month in Vietnam, such as `2026-03`. Around midnight it differs from the month in UTC. */
function currentMonth(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date()).slice(0, 7);
}

export function spaced(phone: string): string {
  return `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;
}
