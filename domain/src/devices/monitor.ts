import type { Records, Services, Slug } from '../contract.ts';
import { type Endpoints, nullableText, text } from '@tuyen/server-mock/domain';
import { compareVersions, type DeviceState, isBatteryLow, newestFirmware, stateOf } from '../rules/device-standing.ts';

/** What a device may be looked for by: where it stands in time, and what else is wrong with it. */
export const VIEWS = ['SILENT', 'NEVER_SEEN', 'LOW_BATTERY', 'OUTDATED', 'ONLINE'] as const;
type View = (typeof VIEWS)[number];

/** Devices of one page. */
const PAGE = 100;
const MOST_PAGES = 100_000;

const count = { type: 'integer', minimum: 0 } as const;

const MONITOR = {
  operationId: 'monitorDevices',
  tags: ['devices'],
  summary: 'The devices in use of the current office and those below it, by state',
  'x-permission': 'device.monitor' satisfies Slug,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { view: { enum: VIEWS }, page: { type: 'integer', minimum: 1, maximum: MOST_PAGES, default: 1 } },
  },
  response: {
    200: {
      description:
        'How many devices each view has, and a page of those of the view asked for, the longest silent first.',
      type: 'object',
      required: ['counts', 'pages', 'rows'],
      properties: {
        counts: {
          type: 'object',
          required: [...VIEWS],
          properties: Object.fromEntries(VIEWS.map((view) => [view, count])),
        },
        pages: { ...count, description: `Of the view asked for; one has ${PAGE} devices.` },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'serial_number', 'name', 'kind', 'office', 'views'],
            properties: {
              id: text,
              serial_number: text,
              name: text,
              kind: text,
              office: text,
              vehicle: nullableText,
              views: { type: 'array', items: { enum: VIEWS } },
              last_seen_at: { type: ['string', 'null'], format: 'date-time' },
              last_position: {
                type: ['object', 'null'],
                required: ['lat', 'lng'],
                properties: { lat: { type: 'number' }, lng: { type: 'number' } },
              },
              battery_percent: { type: ['integer', 'null'] },
              firmware_version: nullableText,
              newest_firmware: { ...nullableText, description: 'Of devices of this kind.' },
            },
          },
        },
      },
    },
  },
} as const;

/** `GET devices/monitor`: online, silent and never seen devices, low batteries and outdated firmware. */
export function monitorRoute(app: Endpoints, services: Services): void {
  const { auth, store } = services;
  app.get('/devices/monitor', { schema: MONITOR }, async (request) => {
    const { readableOffices: offices } = await auth.caller(request);
    const all = await standings(services, services.clock.now(), offices);
    const { view, page } = request.query;
    const names = new Map((await store.find('offices')).map((office) => [office.id, office.name]));
    const plates = new Map((await store.find('vehicles')).map((vehicle) => [vehicle.id, vehicle.plate]));
    const found = all.filter(({ views }) => view === undefined || views.includes(view));
    const rows = found.slice((page - 1) * PAGE, page * PAGE);
    return {
      counts: Object.fromEntries(VIEWS.map((one) => [one, all.filter(({ views }) => views.includes(one)).length])),
      pages: Math.ceil(found.length / PAGE),
      rows: rows.map(({ device, views, newest }) => ({
        id: device.id,
        serial_number: device.serial_number,
        name: device.name,
        kind: device.kind,
        office: names.get(device.office_id) ?? '',
        vehicle: plates.get(device.vehicle_id ?? '') ?? null,
        views,
        last_seen_at: device.last_seen_at ?? null,
        last_position: device.last_position ?? null,
        battery_percent: device.battery_percent ?? null,
        firmware_version: device.firmware_version ?? null,
        newest_firmware: newest ?? null,
      })),
    };
  });
}

interface Standing {
  readonly device: Records['devices'];
  readonly views: readonly View[];
  readonly newest: string | undefined;
}

/** The devices in use of these offices (undefined: all), the longest silent first, each with all that holds of it. */
export async function standings(
  { store, settings }: Pick<Services, 'store' | 'settings'>,
  now: Date,
  offices: readonly string[] | undefined,
): Promise<readonly Standing[]> {
  const inUse = await store.find('devices', { status: 'ACTIVE' }, { sort: 'last_seen_at' });
  const newest = newestFirmware(inUse);
  const minutes = new Map<string, number>();
  const answer: Standing[] = [];
  for (const device of inUse) {
    if (offices?.includes(device.office_id) === false) continue;
    const { office_id: office } = device;
    if (!minutes.has(office)) minutes.set(office, (await settings('settings', office)).device_silent_minutes);
    const latest = newest.get(device.kind);
    const state: DeviceState = stateOf(device, minutes.get(office) ?? 0, now);
    const isOutdated = device.firmware_version && latest && compareVersions(device.firmware_version, latest) < 0;
    const views: View[] = [
      state,
      ...(isBatteryLow(device) ? ['LOW_BATTERY' as const] : []),
      ...(isOutdated ? ['OUTDATED' as const] : []),
    ];
    answer.push({ device, views, newest: latest });
  }
  return answer;
}
