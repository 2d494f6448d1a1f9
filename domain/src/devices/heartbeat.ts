import { createHash, timingSafeEqual } from 'node:crypto';
import type { Records, Services } from '../contract.ts';
import { ANYBODY, type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { guessingDevices } from '../guards/guessing.ts';
import { machineConfigOf } from './machine-config.ts';

const POSITION = {
  type: 'object',
  required: ['lat', 'lng'],
  additionalProperties: false,
  properties: {
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lng: { type: 'number', minimum: -180, maximum: 180 },
  },
} as const;

const HEARTBEAT = {
  operationId: 'reportDevice',
  tags: ['devices'],
  summary: 'A device reports that it works',
  description:
    'A POS machine, validator or gate proves itself by its serial number and the activation key that it was given. What it leaves out stays as it was.',
  security: ANYBODY,
  body: {
    type: 'object',
    required: ['serial_number', 'activation_key'],
    additionalProperties: false,
    properties: {
      serial_number: { ...textSchema, maxLength: 40 },
      activation_key: { ...textSchema, maxLength: 64 },
      position: POSITION,
      battery_percent: { type: 'integer', minimum: 0, maximum: 100 },
      firmware_version: { type: 'string', maxLength: 20, pattern: '^\\d+(?:\\.\\d+){1,3}$' },
    },
  },
  response: {
    200: {
      description: 'The clock of the server, and what the machine is to work by.',
      type: 'object',
      required: ['server_time', 'name', 'machine_config', 'report_within_minutes'],
      properties: {
        server_time: { type: 'string', format: 'date-time' },
        name: textSchema,
        machine_config: { type: 'object', additionalProperties: true },
        report_within_minutes: {
          type: 'integer',
          minimum: 1,
          description: 'A device that reports later counts as silent.',
        },
      },
    },
    ...problems(401, 403, 429),
  },
} as const;

export function heartbeatRoute(app: Endpoints, { store, note, settings, clock, limit }: Services): void {
  const guarded = { preHandler: guessingDevices(limit) };
  app.post('/devices/heartbeat', { schema: HEARTBEAT, ...guarded }, async ({ body }) => {
    const serial_number = body.serial_number.trim().toUpperCase();
    const device = await store.first('devices', { serial_number });
    // An unknown device and a wrong key cause the same response and the same work, so that a caller cannot find out
    // which devices exist.
    if (!isKeyOf(device, body.activation_key) || !device) throw new Problem(401, 'device_unauthorized');
    if (device.status !== 'ACTIVE') throw new Problem(403, 'device_inactive');
    const now = clock.now().toISOString();
    await note('devices', device.id, {
      last_seen_at: now,
      connection: 'ONLINE',
      ...(body.position && { last_position: body.position }),
      ...(body.battery_percent !== undefined && { battery_percent: body.battery_percent }),
      ...(body.firmware_version && { firmware_version: body.firmware_version }),
    });
    const values = await settings('settings', device.office_id);
    return {
      server_time: now,
      name: device.name,
      machine_config: machineConfigOf(values, device),
      report_within_minutes: values.device_silent_minutes,
    };
  });
}

/** Compares the key in constant time. A device without a key accepts none. */
function isKeyOf(device: Pick<Records['devices'], 'activation_key'> | undefined, given: string): boolean {
  const key = device?.activation_key ?? '';
  const isSame = timingSafeEqual(digest(key), digest(given));
  return isSame && key !== '';
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
