import { nullableText, text } from '../../endpoint/schema.ts';

const permissions = { type: 'array', items: text, description: 'Slugs: `module.action`.' } as const;

const PROFILE = {
  id: text,
  username: nullableText,
  full_name: nullableText,
  email: nullableText,
  sign_in: {
    type: 'object',
    additionalProperties: nullableText,
    description: 'What the account signs in with, by field.',
  },
  office_id: { ...nullableText, description: 'The home office; `is_admin` counts there.' },
  is_admin: { type: 'boolean' },
  is_superuser: { type: 'boolean' },
  avatar_url: nullableText,
  offices: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'permissions'],
      properties: {
        id: text,
        name: nullableText,
        short_name: nullableText,
        organisation_type: nullableText,
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
  properties: { authToken: text, authExpiresIn: { type: 'integer', description: 'Seconds.' }, ...PROFILE },
} as const;
