import { addMonths } from '../../domain/src/rules/time/calendar.ts';
import { entryOf } from './ledger.ts';
import type { Holder, Journey, Payment, Stage } from './stage.ts';
import { FEES, type TariffName } from './tariffs.ts';
import type { AnyJson } from './world.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload({ world }: Stage): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'anh.png');
  return (await world.done('POST', 'public/uploads', form)).url;
}

export const monthAfter = (month: string, count = 1): string => addMonths(`${month}-01`, count).slice(0, 7);

const monthsFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => monthAfter(first, at));

const PAYMENTS: readonly (readonly [number, Payment])[] = [
  [8, 'pays'],
  [2, 'fails-first'],
  [2, 'twice'],
  [1.5, 'late'],
  [1, 'too-late'],
  [1, 'withdraws'],
  [1, 'withdrawn-and-pays'],
  [1, 'never'],
];
/** Number of months ahead for which tickets are sold. Equals the value in the office's settings. */
const MONTHS_AHEAD = 3;
const MEANS = [
  [6, 'GATEWAY'],
  [2, 'CASH'],
  [1, 'BANK_TRANSFER'],
] as const;
const RULINGS = [
  [6, 'approve'],
  [2, 'correct'],
  [1, 'correct-ignored'],
  [1, 'reject'],
] as const;

/** Milliseconds until a new card is certainly handed over. A month that ends earlier is not sold. */
const HAND_OVER = 7 * 86_400_000;

export async function register(stage: Stage): Promise<void> {
  const { world, operator } = stage;
  const name = world.rng.pick<TariffName>(['month', 'month', 'approved', 'student']);
  const count = world.rng.pick([1, 1, 1, 2]);
  const today = world.today();
  const usable = new Date(Date.parse(today) + HAND_OVER).toISOString().slice(0, 7);
  const first = world.rng.chance(0.7) ? usable : monthAfter(today.slice(0, 7));
  const phone = `0987${700_000 + stage.next()}`;
  const home = world.rng.chance(0.3);
  const student = name === 'student';
  await place(stage, 'public/orders', {
    kind: 'REGISTER_NEW',
    needsApproval: name !== 'month',
    tariff: name,
    home,
    phone,
    holder: undefined,
    months: monthsFrom(first, count),
    ticketPart: operator.tariffs[name].price * count,
    form: {
      card_kind: student ? 'PRIORITIZE' : 'BASIC',
      ...(student && { object_group_id: operator.groupId, proofs: [await upload(stage), await upload(stage)] }),
      route_scope: 'MULTI_ROUTE',
      ticket_price_id: operator.tariffs[name].id,
      start_month: first,
      months: count,
      full_name: 'Nguyễn Văn Khách',
      birth_date: '2005-03-03',
      identity_number: `001205${String(stage.next()).padStart(6, '0')}`,
      phone,
      email: `khach${stage.next()}@hopthu.example`,
      portrait: await upload(stage),
    },
  });
}

export async function renew(stage: Stage, holder: Holder): Promise<void> {
  const { operator, world } = stage;
  const now = world.today().slice(0, 7);
  const first = holder.until < now ? now : monthAfter(holder.until);
  const tariff = holder.tariff === 'student' ? 'student' : 'month';
  if (first > monthAfter(now, MONTHS_AHEAD)) return;
  await place(stage, 'public/renewals', {
    kind: 'RENEW',
    needsApproval: tariff === 'student',
    tariff,
    home: false,
    phone: holder.phone,
    holder,
    months: [first],
    ticketPart: operator.tariffs[tariff].price,
    form: {
      card_code: holder.cardCode,
      phone: holder.phone,
      route_scope: 'MULTI_ROUTE',
      ticket_price_id: operator.tariffs[tariff].id,
      start_month: first,
      months: 1,
    },
  });
}

export async function askForAnother(stage: Stage, holder: Holder): Promise<void> {
  await place(stage, 'public/card-requests', {
    kind: 'REISSUE',
    needsApproval: true,
    tariff: holder.tariff,
    home: false,
    phone: holder.phone,
    holder,
    months: [],
    ticketPart: 0,
    form: { card_code: holder.cardCode, phone: holder.phone, reissue_reason: 'BROKEN' },
  });
}

interface Wanted extends Pick<Journey, 'kind' | 'needsApproval' | 'tariff' | 'home' | 'phone' | 'holder' | 'months'> {
  readonly ticketPart: number;
  readonly form: AnyJson;
}

async function place(stage: Stage, path: string, wanted: Wanted): Promise<void> {
  const { world, ledger, operator } = stage;
  const { home, kind, ticketPart, form, ...journey } = wanted;
  const means = world.rng.weighted(MEANS);
  const delivery = home
    ? {
        delivery_method: 'HOME',
        delivery_city_id: operator.cityId,
        delivery_district_id: operator.districtId,
        delivery_address: 'Số 12 ngõ 34 phố Mô Phỏng',
      }
    : { delivery_method: 'COUNTER', ticket_counter_id: operator.counterId };
  const headers = { 'x-token-captcha': await world.captcha(), 'idempotency-key': `order-${stage.next()}` };
  const body = { ...form, ...delivery, payment_method: means, consent: true };
  const placed = await world.done('POST', path, body, { headers });
  const card = kind === 'RENEW' ? 0 : FEES.issuance + (home ? 0 : FEES.counter);
  const total = ticketPart + card + (home ? FEES.urban : 0);
  if (placed.total !== total || placed.status !== 'AWAITING_PAYMENT') {
    throw new Error(`${placed.code} costs ${placed.total} and is ${placed.status}; by the tariff ${total}.`);
  }
  const officeId = home ? operator.company.officeId : operator.cardAgency.officeId;
  ledger.orders.set(placed.code, {
    code: placed.code,
    officeId,
    createdOn: world.today(),
    total,
    ticketPart,
    status: placed.status,
    expiresAt: hoursFrom(world.now(), means === 'CASH' ? 72 : 24),
    received: 0,
    promised: 0,
    returned: 0,
  });
  stage.journeys.push({
    ...journey,
    kind,
    home,
    desk: home ? operator.company : operator.cardAgency,
    code: placed.code,
    means,
    payment:
      means === 'GATEWAY'
        ? world.rng.weighted(PAYMENTS)
        : world.rng.weighted([
            [4, 'pays'],
            [1, 'never'],
          ]),
    url: placed.payment?.url,
    placedOn: world.today(),
    ruling: world.rng.weighted(RULINGS),
    asked: false,
    tried: false,
  });
}

export async function correct(stage: Stage, { code, phone }: Journey): Promise<void> {
  const body = { phone, portrait: await upload(stage) };
  await stage.world.done('POST', `public/orders/${code}/retype`, body);
  const order = entryOf(stage.ledger.orders, code);
  order.status = 'WAITING_FOR_CONFIRM';
  order.expiresAt = undefined;
}

const hoursFrom = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
