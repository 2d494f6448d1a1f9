import type { AnyJson, Staff, World } from './world.ts';
import { openProgram, type Program } from './program.ts';
import { FEES, INSPECTED_UNTIL, type Tariff, type TariffName, TARIFFS } from './tariffs.ts';
import { PASSWORD } from './world.ts';

export interface Desk {
  readonly officeId: string;
  readonly clerk: Staff;
  readonly manager: Staff;
  readonly nodeId?: string | undefined;
  readonly program?: Program | undefined;
}

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly desk: Desk;
  readonly percent: number;
  /** Maximum debt in đồng. */
  readonly deposit: number;
  readonly until?: string | undefined;
}

/** Simulated operator with offices, people, tariffs and stock. The fixtures' operator stays unchanged. */
export interface Operator {
  readonly superuser: Staff;
  readonly company: Desk;
  readonly metro: Desk;
  readonly ticketAgency: Desk;
  readonly endingAgency: Desk;
  readonly depositAgency: Desk;
  readonly cardAgency: Desk;
  readonly gate: Staff;
  readonly driver: Staff;
  readonly device: string;
  readonly vehicleId: string;
  readonly routeId: string;
  /** Route without simulated buses. */
  readonly otherRouteId: string;
  readonly metroRouteId: string;
  readonly counterId: string;
  readonly districtId: string;
  readonly cityId: string;
  readonly groupId: string;
  readonly agencies: readonly Agency[];
  readonly tariffs: Readonly<Record<TariffName, Tariff>>;
  readonly stock: readonly { readonly code: string; readonly id: string }[];
}

const CARDS = 400;
/** Deposits in đồng, which limit the debt of an agency: a large and a small one. */
const DEPOSITS = { high: 1_000_000_000, low: 150_000 } as const;

export const desksOf = ({
  company,
  metro,
  ticketAgency,
  endingAgency,
  depositAgency,
  cardAgency,
}: Operator): readonly Desk[] => [company, metro, ticketAgency, endingAgency, depositAgency, cardAgency];

export async function foundOperator(world: World, contractEnds: string): Promise<Operator> {
  const root: Staff = { account: 'superuser', userId: '', officeId: '' };
  const { office_id } = await world.done('POST', 'auth/login', { account: 'superuser', password: PASSWORD });
  const superuser = { ...root, officeId: String(office_id) };
  const post = (path: string, body: object, as: Staff = superuser): Promise<AnyJson> =>
    world.done('POST', path, body, { as });
  const found = async (resource: string, filter: Readonly<Record<string, string>>): Promise<AnyJson> => {
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
    program: nodeId === undefined ? undefined : await openProgram(world, superuser, officeId),
    clerk: await staff(`mp.${name}.ban-ve`, officeId, true),
    manager: await staff(`mp.${name}.truong`, officeId, true),
  });

  const companyId = await office('MPCT', 'Xí nghiệp Xe buýt Mô Phỏng', 'COMPANY', superuser.officeId);
  const metroId = await office('MPMT', 'Công ty Metro Mô Phỏng', 'COMPANY_METRO', superuser.officeId);
  const ticketAgencyId = await office('MPV1', 'Đại lý vé Mô Phỏng Một', 'AGENCY_TICKET', companyId);
  const endingId = await office('MPV2', 'Đại lý vé Mô Phỏng Hai', 'AGENCY_TICKET', companyId);
  const depositId = await office('MPV3', 'Đại lý vé Mô Phỏng Ba', 'AGENCY_TICKET', companyId);
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
  const otherRoute = await found('routes', { code: '33' });
  const metroRoute = await found('routes', { code: '2A' });
  const tariffs: Record<string, Tariff> = {};
  for (const [name, [type, mode, scope, price, more]] of Object.entries(TARIFFS)) {
    const row = {
      code: `MP-${name.toUpperCase()}`,
      name: { vi: `Vé mô phỏng ${name}` },
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
      name: { vi: 'Quầy thẻ Mô Phỏng' },
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
    inspection_expires_on: INSPECTED_UNTIL,
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
    depositAgency: await desk('dai-ly-ba', depositId, await node('MPD', depositId)),
    cardAgency: await desk('the', cardAgencyId),
  };
  const signed = [
    { name: 'Đại lý vé Mô Phỏng Một', desk: desks.ticketAgency, percent: 3, deposit: DEPOSITS.high },
    {
      name: 'Đại lý vé Mô Phỏng Hai',
      desk: desks.endingAgency,
      percent: 2.5,
      deposit: DEPOSITS.high,
      until: contractEnds,
    },
    { name: 'Đại lý vé Mô Phỏng Ba', desk: desks.depositAgency, percent: 5, deposit: DEPOSITS.low },
    { name: 'Đại lý thẻ Mô Phỏng', desk: desks.cardAgency, percent: 4, deposit: DEPOSITS.high },
  ];
  const agencies: Agency[] = [];
  for (const [index, agency] of signed.entries()) {
    const { officeId } = agency.desk;
    const row = {
      code: `MP-DL${index}`,
      name: agency.name,
      type: officeId === cardAgencyId ? 'AGENCY_CARD' : 'AGENCY_TICKET',
      agency_office_id: officeId,
      contract_number: `MP-${index}/2026`,
      contract_from: '2026-12-01',
      ...(agency.until && { contract_to: agency.until }),
      commission_percent: agency.percent,
      deposit: agency.deposit,
    };
    agencies.push({ ...agency, id: (await post('agencies', row, at(companyId))).id });
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
    otherRouteId: otherRoute.id,
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
