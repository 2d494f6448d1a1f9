import { sold } from './counter-clerk.ts';
import type { Desk } from './operator.ts';
import type { Stage } from './stage.ts';
import type { CallOptions, AnyJson } from './world.ts';

const by = ({ program }: Desk, headers = {}): CallOptions => ({
  headers: { 'x-api-key': program?.key ?? '', ...headers },
});

/**
 * Sells a single ticket through a partner's program. The partner receives the money, so no drawer records it. Repeats
 * some requests with the same idempotency key, which must not sell a second ticket.
 */
export async function sellByProgram(stage: Stage, desk: Desk): Promise<void> {
  const { world, operator } = stage;
  const { single } = operator.tariffs;
  const body = { ticket_price_id: single.id, route_id: operator.routeId };
  const options = by(desk, { 'idempotency-key': `program-${stage.next()}` });
  const row = await world.done('POST', 'tickets/sell-single', body, options);
  if (world.rng.chance(0.2)) {
    const again = await world.done('POST', 'tickets/sell-single', body, options);
    if (again.serial !== row.serial) throw new Error(`One key sold two tickets: ${row.serial} and ${again.serial}.`);
  }
  sold(stage, desk, row, single, { means: 'GATEWAY' }, { table: 'tickets', byProgram: true });
}

export async function refusedByProgram({ world, operator }: Stage, desk: Desk, code: string): Promise<void> {
  const body = { ticket_price_id: operator.tariffs.single.id, route_id: operator.routeId };
  await world.refused(code, 'POST', 'tickets/sell-single', body, by(desk));
}

export async function registerByProgram(stage: Stage, desk: Desk): Promise<void> {
  const { world, ledger, operator, registered } = stage;
  const blank = operator.stock.find(({ code }) => ledger.stock.get(code) === 'IN_STOCK');
  if (!blank) return;
  const phone = `0987${700_000 + stage.next()}`;
  const person = { full_name: 'Phạm Thị Đối Tác', birth_date: '1991-02-03', phone };
  const body = { ...person, card_code: blank.code };
  await world.done('POST', 'customer-cards/register', body, by(desk));
  await world.refused('card_taken', 'POST', 'customer-cards/register', body, by(desk));
  ledger.stock.set(blank.code, 'ISSUED');
  ledger.cards.push({ code: blank.code, day: world.today(), officeId: desk.officeId });
  registered.push(blank.code);
  const shown = await world.done('POST', 'customer-cards/verify', { card_code: blank.code, phone }, by(desk));
  if (shown.valid || shown.reason !== 'no_ticket') throw new Error(`${blank.code} is ${shown.reason}, not no_ticket.`);
}

export async function syncedCards({ world }: Stage, desk: Desk): Promise<readonly string[]> {
  const found: string[] = [];
  for (let cursor = ''; ;) {
    const page = await world.done(
      'GET',
      `customer-cards/sync?limit=50${cursor && `&cursor=${cursor}`}`,
      undefined,
      by(desk),
    );
    found.push(...page.data.map(({ card_code: code }: AnyJson) => code));
    cursor = page.next ?? '';
    if (!page.more) return found;
  }
}
