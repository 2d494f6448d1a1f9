// From schemas/flows/lost-card.json by `tuyen generate`. Edit that file instead.
import type { FormPage } from '@tuyen/portal-kit';
import { validatePerson } from './person.gen.js';

export const lostCardForm: FormPage = {
  name: 'lost-card',
  route: '/request/lost',
  title: 'pages.lost-card.title',
  steps: [
    {
      name: 'person',
      title: 'pages.lost-card.steps.person.title',
      intro: 'pages.lost-card.steps.person.intro',
      fields: [
        {
          name: 'phone',
          ref: 'customers.phone',
          kind: 'phone',
          widget: 'TextWidget',
          keyboard: 'tel',
          width: 'medium',
          autocomplete: 'tel',
          label: 'resources.customers.fields.phone',
          help: 'pages.lost-card.help.phone',
          required: true,
          format: 'vn-phone',
          transform: 'compact',
          inputMode: 'tel',
          schema: { type: 'string' },
        },
        {
          name: 'identity_number',
          ref: 'customers.identity_number',
          kind: 'text',
          widget: 'TextWidget',
          label: 'resources.customers.fields.identity_number',
          help: 'resources.customers.help.identity_number',
          required: true,
          format: 'identity-number',
          transform: ['compact', 'upper'],
          inputMode: 'text',
          autocomplete: 'off',
          schema: { type: 'string' },
        },
      ],
      validate: validatePerson,
    },
  ],
  submit: { method: 'POST', path: 'public/lost-cards', captcha: true, idempotent: false },
};
