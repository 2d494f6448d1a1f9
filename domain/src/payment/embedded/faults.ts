import type { Row } from '@tuyen/server/domain';
import type { Services } from '../../contract.ts';
import { NOTIFICATIONS, OUTCOMES, TIMINGS } from './words.ts';

export const GATEWAY_FAULTS = {
  'payment-gateway': {
    description: 'Asked on every page of the gateway, about its order: it does not answer as it should.',
    type: 'object',
    additionalProperties: false,
    required: ['status'],
    properties: { status: { type: 'integer', minimum: 500, maximum: 599 } },
  },
  payment: {
    description: 'Asked when the payer has chosen, about the order: what the gateway answers instead.',
    type: 'object',
    additionalProperties: false,
    properties: {
      outcome: { enum: Object.keys(OUTCOMES) },
      timing: { enum: Object.keys(TIMINGS) },
      notification: { enum: Object.keys(NOTIFICATIONS) },
    },
  },
};

export async function withFault(
  services: Services,
  redirect: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const effect = await services.fault('payment', { order: redirect['order'] });
  return { ...chosen, ...textsOf(effect) };
}

export async function outage(
  services: Services,
  redirect: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const effect = await services.fault('payment-gateway', { order: redirect['order'] });
  return effect && Number(effect['status']);
}

function textsOf(effect: Readonly<Row> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(effect).map(([name, value]) => [name, String(value)]));
}
