import type { Row } from '@tuyen/server/domain';
import { expect } from 'vitest';
import { localDate } from '../rules/time/calendar.ts';
import type { Clerk, Shop } from '../shop.fixture.ts';

export interface OpenTill {
  readonly agency: Row;
  readonly root: Clerk;
  readonly clerk: Clerk;
  /**
   * Awaits a response and returns its body.
   * @throws unless the response is a success
   */
  done(answer: ReturnType<Shop['post']>): Promise<Row>;
  move(resource: string, id: unknown, transition: string, input?: Row, as?: Clerk): Promise<Row>;
}

export async function openTill(shop: Shop, commission: number): Promise<OpenTill> {
  const agency = await shop.rowOf('agencies', { short_name: 'DLCG' });
  const officeId = String(agency['agency_office_id']);
  const root = await shop.signIn('superuser');
  const clerk = { headers: { ...root.headers, 'x-office-id': officeId }, officeId };
  const done: OpenTill['done'] = async (answer) => {
    const { statusCode, body, json } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return json();
  };
  const move: OpenTill['move'] = (resource, id, transition, input = {}, as = clerk) =>
    done(shop.post(`${resource}/${String(id)}/transitions/${transition}`, input, as));
  await done(shop.patch(`agencies/${String(agency['id'])}`, { commission_percent: commission, deposit: 0 }, root));
  const user = await shop.rowOf('users', { username: 'superuser' });
  const planned = { work_date: localDate(shop.engine.clock.now()), shift_number: 9, user_id: user['id'] };
  const shift = await done(shop.post('work-shifts', planned, clerk));
  await move('work-shifts', shift['id'], 'open', { opening_cash: 1_000_000 });
  return { agency, root, clerk, done, move };
}
