// From schemas/flows/contact.json by `tuyen generate`. Edit that file instead.
import type { FormPage } from '@tuyen/portal-kit';
import { validateMessage } from './message.gen.js';

export const contactForm: FormPage = {
  name: 'contact',
  route: '/contact',
  title: 'pages.contact.title',
  steps: [
    {
      name: 'message',
      title: 'pages.contact.steps.message.title',
      intro: 'pages.contact.steps.message.intro',
      fields: [
        {
          name: 'full_name',
          ref: 'customers.full_name',
          kind: 'text',
          widget: 'TextWidget',
          label: 'resources.customers.fields.full_name',
          help: 'pages.contact.help.full_name',
          required: true,
          schema: { type: 'string' },
        },
        {
          name: 'email',
          ref: 'customers.email',
          kind: 'email',
          widget: 'TextWidget',
          keyboard: 'email',
          autocomplete: 'email',
          label: 'resources.customers.fields.email',
          help: 'pages.contact.help.email',
          required: true,
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
          help: 'pages.contact.help.phone',
          required: false,
          format: 'vn-phone',
          transform: 'compact',
          inputMode: 'tel',
          schema: { type: 'string' },
        },
        {
          name: 'message',
          ref: 'customers.note',
          kind: 'text',
          widget: 'TextWidget',
          label: 'pages.contact.fields.message',
          help: 'pages.contact.help.message',
          required: true,
          multiline: true,
          schema: { type: 'string' },
        },
      ],
      validate: validateMessage,
    },
  ],
  submit: { method: 'POST', path: 'public/contact', captcha: true, idempotent: false },
};
