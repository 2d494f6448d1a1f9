import type { Say } from '../words.ts';
import { metaSchema } from './account-resources.ts';
import type { DraftFile } from './draft.ts';

export function portalFiles(title: string, say: Say): readonly DraftFile[] {
  return [
    {
      path: 'schemas/flows/book.json',
      content: {
        $schema: metaSchema('flow'),
        name: 'book',
        for: 'portal',
        route: '/',
        title: say({ en: 'Rent a bike', vi: 'Thuê xe đạp', de: 'Fahrrad mieten', fr: 'Louer un vélo' }),
        steps: [
          {
            name: 'rental',
            title: say({ en: 'Bike and days', vi: 'Xe và ngày thuê', de: 'Fahrrad und Tage', fr: 'Vélo et jours' }),
            fields: [
              { field: 'rentals.bike_id', options: { path: 'public/bikes' } },
              'rentals.starts_on',
              'rentals.ends_on',
            ],
          },
          {
            name: 'person',
            title: say({ en: 'About you', vi: 'Thông tin của bạn', de: 'Über Sie', fr: 'Vos coordonnées' }),
            fields: ['rentals.customer', { field: 'rentals.email', required: true }],
          },
        ],
        result: {
          title: say({
            en: 'We have received your request',
            vi: 'Chúng tôi đã nhận yêu cầu của bạn',
            de: 'Wir haben Ihre Anfrage erhalten',
            fr: 'Nous avons reçu votre demande',
          }),
          facts: ['rentals.number', 'rentals.price'],
        },
        submit: { path: 'public/rentals', captcha: true, idempotent: true },
      },
    },
    {
      path: 'portal/vite.config.ts',
      content: `import { definePortal } from '@tuyen/portal-kit/define';
import { portal } from '@tuyen/portal-kit/vite';
import { defineConfig } from 'vite';
import { generatedPages } from './generated/pages.gen.ts';
import { languages, region } from './generated/project.gen.ts';

const definition = definePortal({
  name: ${quoted(title)},
  languages,
  region,
  generated: './generated',
  pages: generatedPages,
});

export default defineConfig({ plugins: [portal(definition)] });
`,
    },
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
