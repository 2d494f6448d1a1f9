// From schemas/flows/card-question.json by `tuyen generate`. Edit that file instead.
import type { FormPage } from '@tuyen/portal-kit';
import { validateCard } from './card.gen.js';

export const cardQuestionForm: FormPage = {
  name: 'card-question',
  route: '/renewal',
  title: 'pages.card-question.title',
  steps: [
    {
      name: 'card',
      title: 'pages.card-question.steps.card.title',
      intro: 'pages.card-question.steps.card.intro',
      fields: [
        {
          name: 'card_code',
          ref: 'customer-cards.card_code',
          kind: 'text',
          widget: 'TextWidget',
          label: 'resources.customer-cards.fields.card_code',
          help: 'resources.customer-cards.help.card_code',
          required: true,
          format: 'card-code',
          transform: ['compact', 'upper'],
          inputMode: 'text',
          autocomplete: 'off',
          schema: { type: 'string' },
        },
        {
          name: 'phone',
          ref: 'customers.phone',
          kind: 'phone',
          widget: 'TextWidget',
          keyboard: 'tel',
          width: 'medium',
          autocomplete: 'tel',
          label: 'resources.customers.fields.phone',
          help: 'pages.card-question.help.phone',
          required: true,
          format: 'vn-phone',
          transform: 'compact',
          inputMode: 'tel',
          schema: { type: 'string' },
        },
      ],
      validate: validateCard,
    },
  ],
  submit: { method: 'GET', path: 'public/cards', captcha: false, idempotent: false },
};
