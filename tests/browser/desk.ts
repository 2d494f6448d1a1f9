import { expect } from 'vitest';
import { PASSWORD } from '../support/server-process.ts';
import type { Account, ApiResponse } from '../support/server-process.ts';
import type { Stack } from '../support/stack.ts';

/** Order as the back-office reads it. */
export interface DeskOrder {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly version: number;
  readonly office_id: string;
  readonly total: number;
  readonly card_code?: string | null;
  readonly customer_id: string;
  readonly customer_card_id?: string | null;
  readonly ticket_counter_id?: string | null;
  readonly delivery_method: string;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
  readonly paid_at?: string | null;
  readonly payment_method: string;
  readonly refund_state?: string;
  readonly refund_amount?: number;
  readonly result_id?: string;
}

export interface DeskCard {
  readonly id: string;
  readonly customer_id: string;
  readonly is_locked: boolean;
  readonly valid_to?: string | null;
}

export interface GateAnswer {
  readonly valid: boolean;
  readonly reason: string | null;
  readonly message: string;
}

/** Work of the staff over HTTP. Each call signs in again, because sessions end when a test moves the clock. */
export interface Desk {
  order(code: string): Promise<DeskOrder>;
  card(code: string): Promise<DeskCard>;
  change(resource: string, id: string, values: object): Promise<Readonly<Record<string, unknown>>>;
  move(code: string, transition: string, input?: object, account?: string): Promise<DeskOrder>;
  /** Attaches a blank card, loads the ticket and hands the card over. Returns the order with the code of the card. */
  issue(code: string): Promise<DeskOrder>;
  /** Imports a bank statement with one credit, and confirms the order that it matches. */
  importStatement(text: string, amount: number): Promise<void>;
  /** Pays the due refund of an order out in cash. */
  refund(code: string): Promise<void>;
  /** Presents a card at a gate, as a validator does. */
  tap(card: string | null | undefined, gate?: Gate): Promise<GateAnswer>;
  /** Issues the card of an order. On the first day of its ticket, the gate has to open. */
  ride(code: string): Promise<DeskOrder>;
  /** Moves the clock to the morning of a day, if it is later than now. */
  until(day: string | null | undefined): Promise<void>;
}

/** What a gate answers to a card that it opens for. */
export const OPEN: GateAnswer = expect.objectContaining({ valid: true, reason: null });
export const shut = (reason: string): GateAnswer => expect.objectContaining({ valid: false, reason });

export interface Gate {
  /** Code of the line, `32` by default. */
  readonly line?: string;
  readonly kind?: 'GATE' | 'VALIDATOR';
}

export function deskOf(stack: Stack): Desk {
  const as = async (account: string, officeId?: string): Promise<Account> => {
    const clerk = await stack.server.signIn(account);
    if (officeId === undefined) return clerk;
    const office = { 'x-office-id': officeId };
    return {
      ...clerk,
      get: (path, headers) => clerk.get(path, { ...office, ...headers }),
      post: (path, body, headers) => clerk.post(path, body, { ...office, ...headers }),
    };
  };
  const only = async (path: string): Promise<ReturnType<typeof JSON.parse>> => {
    const [row] = answered(await (await as('superuser')).get(`${path}&limit=1`));
    if (row === undefined) throw new Error(`No row of ${path}.`);
    return row;
  };

  /** Returns the code of a blank card in the stock of the office, or of an office above it. */
  const blankFor = async (officeId: string): Promise<string> => {
    const query = `electronic-cards?filter=state||$eq||IN_STOCK&filter=office_id||$eq||${officeId}&limit=1`;
    const [card] = answered(await (await as('superuser')).get(query));
    return card ? card.card_code : blankFor((await only(`offices?filter=id||$eq||${officeId}`)).parent_id);
  };

  const desk: Desk = {
    order: (code) => only(`orders?filter=code||$eq||${code}`),
    card: (code) => only(`customer-cards?filter=card_code||$eq||${code}`),
    async change(resource, id, values) {
      const { version, office_id } = await only(`${resource}?filter=id||$eq||${id}`);
      const clerk = await as('superuser');
      return answered(await clerk.patch(`${resource}/${id}`, { ...values, version }, { 'x-office-id': office_id }));
    },
    async move(code, transition, input = {}, account = 'superuser') {
      const { id, version, office_id } = await desk.order(code);
      const clerk = await as(account, account === 'superuser' ? office_id : undefined);
      answered(await clerk.post(`orders/${id}/transitions/${transition}`, input, versionOf({ version })));
      return desk.order(code);
    },
    async issue(code) {
      const { delivery_method, office_id } = await desk.order(code);
      await desk.move(code, 'attach-card', { card_code: await blankFor(office_id) });
      await desk.move(code, 'publish');
      if (delivery_method === 'COUNTER') await desk.move(code, 'deliver-to-counter');
      return desk.move(code, 'deliver-to-customer');
    },
    async importStatement(text, amount) {
      const clerk = await as('agency-card');
      const columns = ['Ngày giao dịch', 'Số tham chiếu', 'Ghi nợ', 'Ghi có', 'Nội dung'];
      const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(await stack.qa.clock.now());
      const bulk = [[`${day} 08:15`, 'FT900001', '', `${amount.toLocaleString('en-US')}.00`, text]];
      answered(await clerk.post('bank-statement-lines/bulk', { columns, bulk }));
      const line = await only(
        'bank-statement-lines?filter=match||$eq||MATCH&filter=state||$eq||OPEN&sort=created_at,DESC',
      );
      expect(line).toMatchObject({ description: text, amount });
      answered(await clerk.post(`bank-statement-lines/${line.id}/transitions/confirm`, {}, versionOf(line)));
    },
    async refund(code) {
      const { id } = await desk.order(code);
      const due = await only(`transactions?filter=order_id||$eq||${id}&filter=direction||$eq||REFUND`);
      const clerk = await as('agency-card');
      const input = { in_cash: true, message: 'PC 12' };
      answered(await clerk.post(`transactions/${due.id}/transitions/pay-refund`, input, versionOf(due)));
    },
    async tap(code, { line = '32', kind = 'VALIDATOR' } = {}) {
      const [route, device] = await Promise.all([
        only(`routes?filter=code||$eq||${line}`),
        only(`devices?filter=kind||$eq||${kind}&filter=status||$eq||ACTIVE`),
      ]);
      const gate = { 'x-client-kind': 'POS' };
      const signedIn = await stack.server.anonymous.post(
        'auth/login',
        { account: 'superuser', password: PASSWORD },
        gate,
      );
      const headers = {
        ...gate,
        authorization: `Bearer ${answered(signedIn).authToken}`,
        'x-office-id': device.office_id,
      };
      const body = { code, device: device.serial_number, route_id: route.id };
      return answered(await stack.server.anonymous.post('tickets/validate', body, headers));
    },
    async ride(code) {
      const order = await desk.issue(code);
      await desk.until(order.valid_from);
      expect(await desk.tap(order.card_code)).toEqual(OPEN);
      return order;
    },
    async until(day) {
      const morning = new Date(`${String(day)}T08:00:00+07:00`);
      if (morning > (await stack.qa.clock.now())) await stack.qa.clock.set(morning);
    },
  };
  return desk;
}

const versionOf = ({ version }: { readonly version: number }) => ({ 'if-match': `"${version}"` });

/** Returns the body of a successful response. */
function answered({ status, body }: ApiResponse): ReturnType<typeof JSON.parse> {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
