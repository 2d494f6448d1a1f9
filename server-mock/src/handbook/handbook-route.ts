import { type Endpoints, textSchema } from '@tuyen/server/domain';
import type { Engine } from '@tuyen/server/extension';
import { describedAs } from '../described-as.ts';
import { handbookOf } from './handbook.ts';

const unset = { type: ['string', 'null'] } as const;

const ACCOUNTS = {
  description: 'Active accounts with a password.',
  type: 'array',
  items: {
    type: 'object',
    required: ['signIn', 'name', 'superuser', 'offices'],
    properties: {
      signIn: { type: 'object', additionalProperties: textSchema },
      name: unset,
      superuser: { type: 'boolean' },
      offices: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'roles', 'admin'],
          properties: {
            id: unset,
            name: unset,
            roles: { type: 'array', items: textSchema },
            admin: { type: 'boolean' },
          },
        },
      },
    },
  },
} as const;

const RESOURCES = {
  description: 'Every resource with every state.',
  type: 'array',
  items: {
    type: 'object',
    required: ['resource', 'field', 'states'],
    properties: {
      resource: textSchema,
      field: unset,
      states: {
        type: 'array',
        items: {
          type: 'object',
          required: ['state', 'count', 'records'],
          properties: {
            state: unset,
            count: { type: 'integer' },
            records: { type: 'array', items: { type: 'object', additionalProperties: textSchema } },
          },
        },
      },
    },
  },
} as const;

const HANDBOOK = {
  description: 'What a test can sign in with and refer to.',
  type: 'object',
  required: ['accounts', 'resources'],
  properties: { accounts: ACCOUNTS, resources: RESOURCES },
} as const;

export function handbookRoute(app: Endpoints, { model, store }: Pick<Engine, 'model' | 'store'>): void {
  const schema = {
    ...describedAs('getHandbook', 'The accounts, and for each resource and state ids and codes that a test can use'),
    response: { 200: HANDBOOK },
  } as const;
  app.get('/handbook', { schema }, async () => handbookOf(model, store));
}
