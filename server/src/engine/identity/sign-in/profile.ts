import { nullableTextSchema, textSchema } from '../../endpoint/schema.ts';

const permissions = { type: 'array', items: textSchema, description: 'Slugs: `module.action`.' } as const;

const PROFILE = {
  id: textSchema,
  username: nullableTextSchema,
  full_name: nullableTextSchema,
  email: nullableTextSchema,
  sign_in: {
    type: 'object',
    additionalProperties: nullableTextSchema,
    description: 'What the account signs in with, by field.',
  },
  office_id: { ...nullableTextSchema, description: 'The home office; `is_admin` counts there.' },
  is_admin: { type: 'boolean' },
  is_superuser: { type: 'boolean' },
  avatar_url: nullableTextSchema,
  offices: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'permissions'],
      properties: {
        id: textSchema,
        name: nullableTextSchema,
        short_name: nullableTextSchema,
        organisation_type: nullableTextSchema,
        permissions,
      },
    },
  },
} as const;

export const profileSchema = {
  description: 'The profile.',
  type: 'object',
  required: Object.keys(PROFILE),
  properties: PROFILE,
} as const;

export const sessionSchema = {
  description: 'The token and the profile.',
  type: 'object',
  required: ['authToken', 'authExpiresIn', ...profileSchema.required],
  properties: { authToken: textSchema, authExpiresIn: { type: 'integer', description: 'Seconds.' }, ...PROFILE },
} as const;
