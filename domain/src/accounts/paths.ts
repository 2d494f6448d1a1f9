import { json, problems, text } from '../partner-api/parts.ts';

const done = { description: 'Done.' };

export const accountPaths: Readonly<Record<string, object>> = {
  '/auth/register': {
    post: {
      operationId: 'register',
      tags: ['auth'],
      summary: 'Ask for an account: a mail with a link confirms the address',
      description: 'Answers the same whether or not the address has an account. The link works once, for three days.',
      security: [{}],
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['email', 'password'],
          properties: { email: { type: 'string', format: 'email' }, password: { type: 'string', minLength: 8 } },
        }),
      },
      responses: { 204: done, ...problems(422, 429) },
    },
  },
  '/auth/confirm-email': {
    post: {
      operationId: 'confirmEmail',
      tags: ['auth'],
      summary: 'Confirm the address with the key of that mail: the account is made, inactive until it is activated',
      security: [{}],
      requestBody: {
        required: true,
        ...json({ type: 'object', required: ['id', 'key'], properties: { id: text, key: text } }),
      },
      responses: { 204: done, ...problems(422, 429) },
    },
  },
};
