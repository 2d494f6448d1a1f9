import type { Json, Staff, World } from './world.ts';
import { PASSWORD } from './world.ts';

/** What the operator charges, in đồng, as the ledger knows it: nothing of it is asked back from the server. */
export const FEES = { issuance: 30_000, counter: 5_000, urban: 20_000, changePercent: 10, refundPercent: 20 } as const;

export interface Tariff {
  readonly id: string;
  readonly price: number;
  readonly mode: 'BUS' | 'METRO';
}

export interface Desk {
  readonly officeId: string;
  readonly clerk: Staff;
  /** Decides what the clerk asks for. */
  readonly manager: Staff;
  readonly nodeId?: string | undefined;
}

/** The operator that the simulation founds: offices, people, tariffs, stock. The fixtures' own stay as they are beside it. */
export interface Operator {
  readonly superuser: Staff;
  readonly company: Desk;
  readonly metro: Desk;
  readonly ticketAgency: Desk;
  /** Its contract ends within the window. */
  readonly endingAgency: Desk;
  readonly cardAgency: Desk;
  readonly gate: Staff;
  readonly driver: Staff;
  readonly device: string;
  readonly vehicleId: string;
  readonly routeId: string;
  readonly metroRouteId: string;
  readonly counterId: string;
  readonly districtId: string;
  readonly cityId: string;
  readonly groupId: string;
  readonly agencies: readonly {
    readonly name: string;
    readonly desk: Desk;
    readonly percent: number;
    readonly until?: string;
  }[];
  readonly tariffs: Readonly<Record<TariffName, Tariff>>;
  readonly stock: readonly { readonly code: string; readonly id: string }[];
}

export type TariffName = 'single' | 'longer' | 'day' | 'month' | 'approved' | 'student' | 'metroSingle' | 'metroDay';

/** code | type | mode | scope | card kind | price | more */
const TARIFFS: Readonly<
  Record<TariffName, readonly [string, 'BUS' | 'METRO', 'ONE_ROUTE' | 'MULTI_ROUTE', number, object]>
> = {
  single: ['ONE_TIME', 'BUS', 'ONE_ROUTE', 8_000, { max_usage: 1 }],
  longer: ['ONE_TIME', 'BUS', 'ONE_ROUTE', 13_000, { max_usage: 1 }],
  day: ['DAILY', 'BUS', 'MULTI_ROUTE', 30_000, { max_usage_in_day: 3 }],
  month: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 280_000, { max_usage_in_day: 4 }],
  approved: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 250_000, { is_approve_cus_req: true }],
  student: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 140_000, { card_kind: 'PRIORITIZE' }],
  metroSingle: ['ONE_TIME', 'METRO', 'ONE_ROUTE', 15_000, { max_usage: 1 }],
  metroDay: ['DAILY', 'METRO', 'MULTI_ROUTE', 40_000, {}],
};

const CARDS = 400;

export async function foundOperator(world: World, contractEnds: string): Promise<Operator> {
  const root: Staff = { account: 'superuser', userId: '', officeId: '' };
  const { office_id } = await world.done('POST', 'auth/login', { account: 'superuser', password: PASSWORD });
  const superuser = { ...root, officeId: String(office_id) };
  const post = (path: string, body: object, as: Staff = superuser): Promise<Json> =>
    world.done('POST', path, body, { as });
  const found = async (resource: string, filter: Readonly<Record<string, string>>): Promise<Json> => {
    const [row] = await world.all(resource, filter, superuser);
    return row;
  };
  const at = (officeId: string): Staff => ({ ...superuser, officeId });

  const city = await found('cities', { code: '01' });
  const district = await found('districts', { city_id: city.id, zone: 'URBAN' });
  const group = await found('object-groups', { code: 'HSSV' });

  const office = async (short: string, name: string, type: string, parent: string): Promise<string> => {
    const row = { code: short, short_name: short, name, organisation_type: type, parent_id: parent, city_id: city.id };
    return (await post('offices', { ...row, district_id: district.id })).id;
  };
  const staff = async (account: string, officeId: string, admin: boolean): Promise<Staff> => {
    const row = {
      username: account,
      full_name: 'Trần Thị Mô Phỏng',
      email: `${account}@tuyen.example`,
      password: PASSWORD,
    };
    const { id } = await post('users', {
      ...row,
      office_id: officeId,
      offices: [{ office_id: officeId, is_admin: admin }],
    });
    return { account, userId: id, officeId };
  };
  const desk = async (name: string, officeId: string, nodeId?: string): Promise<Desk> => ({
    officeId,
    nodeId,
    clerk: await staff(`mp.${name}.ban-ve`, officeId, true),
    manager: await staff(`mp.${name}.truong`, officeId, true),
  });

  const companyId = await office('MPCT', 'Xí nghiệp Xe buýt Mô Phỏng', 'COMPANY', superuser.officeId);
  const metroId = await office('MPMT', 'Công ty Metro Mô Phỏng', 'COMPANY_METRO', superuser.officeId);
  const ticketAgencyId = await office('MPV1', 'Đại lý vé Mô Phỏng Một', 'AGENCY_TICKET', companyId);
  const endingId = await office('MPV2', 'Đại lý vé Mô Phỏng Hai', 'AGENCY_TICKET', companyId);
  const cardAgencyId = await office('MPTH', 'Đại lý thẻ Mô Phỏng', 'AGENCY_CARD', companyId);

  for (const officeId of [companyId, metroId]) {
    const settings = {
      payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER', 'COIN'],
      issuance_fee: FEES.issuance,
      transport_fee: FEES.counter,
      shipping_fee_urban: FEES.urban,
      ticket_change_percent_fee: FEES.changePercent,
      ticket_refund_percent_fee: FEES.refundPercent,
      ticket_change_refund_limit: 1,
      form_number_day_expire_order: 3,
      limit_to_sell_day_ticket: 7,
      disable_months_for_sales: [],
      limit_to_sell_month_ticket: 3,
    };
    await world.done('PATCH', 'settings/site-config', settings, { as: at(officeId) });
  }

  const route = await found('routes', { code: '32' });
  const metroRoute = await found('routes', { code: '2A' });
  const tariffs: Record<string, Tariff> = {};
  for (const [name, [type, mode, scope, price, more]] of Object.entries(TARIFFS)) {
    const row = {
      code: `MP-${name.toUpperCase()}`,
      name: `Vé mô phỏng ${name}`,
      issuer_id: companyId,
      ticket_type: type,
      transport_mode: mode,
      route_scope: scope,
      card_kind: 'BASIC',
      validity_start: type === 'MONTHLY' ? 'START_END_OF_MONTH' : 'FROM_FIRST_USE_DATE',
      base_price: price,
      price,
      is_approve_cus_req: false,
      on_sale: true,
      ...(scope === 'ONE_ROUTE' && { route_ids: [mode === 'BUS' ? route.id : metroRoute.id] }),
      ...(name === 'student' && { object_group_id: group.id }),
      ...more,
    };
    tariffs[name] = { id: (await post('ticket-prices', row, at(companyId))).id, price, mode };
  }

  const node = async (code: string, officeId: string): Promise<string> => {
    const row = {
      code,
      number: 900,
      name: `Nút ${code}`,
      place: 'ROUTE',
      route_id: route.id,
      ticket_types: ['ONE_TIME', 'DAILY', 'MONTHLY'],
    };
    return (await post('nodes', row, at(officeId))).id;
  };
  const counter = await post(
    'ticket-counters',
    {
      code: 'MP-Q1',
      name: 'Quầy thẻ Mô Phỏng',
      address: 'Số 1 phố Mô Phỏng',
      district_id: district.id,
      delivers_cards: true,
    },
    at(cardAgencyId),
  );
  const vehicle = {
    plate: '29B-999.01',
    kind: 'STANDARD_BUS',
    seats: 60,
    route_id: route.id,
    inspection_expires_on: '2027-12-31',
  };
  const { id: vehicleId } = await post('vehicles', vehicle, at(companyId));
  const device = {
    serial_number: 'MP-VALIDATOR-1',
    name: 'Máy soát vé Mô Phỏng',
    kind: 'VALIDATOR',
    vehicle_id: vehicleId,
  };
  await post('devices', device, at(companyId));

  const desks = {
    company: await desk('cong-ty', companyId, await node('MPA', companyId)),
    metro: await desk('metro', metroId),
    ticketAgency: await desk('dai-ly-mot', ticketAgencyId, await node('MPB', ticketAgencyId)),
    endingAgency: await desk('dai-ly-hai', endingId, await node('MPC', endingId)),
    cardAgency: await desk('the', cardAgencyId),
  };
  const agencies = [
    { name: 'Đại lý vé Mô Phỏng Một', desk: desks.ticketAgency, percent: 3 },
    { name: 'Đại lý vé Mô Phỏng Hai', desk: desks.endingAgency, percent: 2.5, until: contractEnds },
    { name: 'Đại lý thẻ Mô Phỏng', desk: desks.cardAgency, percent: 4 },
  ];
  for (const [
    index,
    {
      name,
      desk: { officeId },
      percent,
      until,
    },
  ] of agencies.entries()) {
    const row = {
      code: `MP-DL${index}`,
      name,
      type: officeId === cardAgencyId ? 'AGENCY_CARD' : 'AGENCY_TICKET',
      agency_office_id: officeId,
      contract_number: `MP-${index}/2026`,
      contract_from: '2026-12-01',
      ...(until && { contract_to: until }),
      commission_percent: percent,
      deposit: 1_000_000_000,
    };
    await post('agencies', row, at(companyId));
  }
  const cards = Array.from({ length: CARDS }, (_, index) => ({
    card_code: `MPTHE${String(index).padStart(5, '0')}`,
    chip_number: (0x5a00_0000 + index).toString(16).toUpperCase().padStart(8, '0'),
    batch: 'LO-MP-01',
    received_on: world.today(),
  }));
  await post('electronic-cards/bulk', { bulk: cards }, at(companyId));
  const stock = await world.all('electronic-cards', { batch: 'LO-MP-01' }, at(companyId));
  return {
    superuser,
    ...desks,
    gate: { ...(await staff('mp.cong-soat-ve', companyId, true)), pos: true },
    driver: await staff('mp.lai-xe', companyId, false),
    device: device.serial_number,
    vehicleId,
    routeId: route.id,
    metroRouteId: metroRoute.id,
    counterId: counter.id,
    districtId: district.id,
    cityId: city.id,
    groupId: group.id,
    agencies,
    tariffs: tariffs as Operator['tariffs'],
    stock: stock.map((card) => ({ code: String(card.card_code), id: String(card.id) })),
  };
}
