// From schemas/flows/own-card.json by `tuyen generate`. Edit that file instead.
import type { FormPage } from '@tuyen/portal-kit';
import { validateHolder } from './holder.gen.js';

export const ownCardForm: FormPage = {
  name: 'own-card',
  route: '/card',
  title: 'pages.own-card.title',
  steps: [
    {
      name: 'holder',
      title: 'pages.own-card.steps.holder.title',
      intro: 'pages.own-card.steps.holder.intro',
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
          help: 'pages.own-card.help.phone',
          required: true,
          format: 'vn-phone',
          transform: 'compact',
          inputMode: 'tel',
          schema: { type: 'string' },
        },
      ],
      validate: validateHolder,
    },
  ],
  submit: { method: 'POST', path: 'public/own-card/links', captcha: true, idempotent: false },
};
