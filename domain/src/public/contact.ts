import { resourceNamed } from '@tuyen/model';
import type { Services } from '../contract.ts';
import { type Endpoints, problems, type Row, textSchema } from '@tuyen/server/domain';
import { currentReleases } from '../rules/app-release.ts';
import { localDate } from '../rules/time/calendar.ts';
import { textFor } from '../rules/localized.ts';
import { brandOf } from '../settings/brand.ts';
import { officeOfSite } from '../settings/site.ts';
import { open } from './schemas.ts';

export const OFFICE_HEADER = {
  type: 'object',
  properties: { 'x-office-id': { ...textSchema, description: 'Of this office; else of the topmost one.' } },
} as const;

/**
 * Registers `GET public/contact`, which returns the operator's contact and the app's store links: `{office_display_name, address?, hotline?,
 * email?, store_android?, store_ios?}`. Uses the office in `X-Office-Id`, otherwise the topmost one. Returns 404 if the
 * project has no offices.
 */
export function contactRoutes(app: Endpoints, services: Services): void {
  const { model, store } = services;
  if (!resourceNamed(model, 'offices')) return;
  const schema = {
    ...open('getContact', 'How the portal’s operator is reached'),
    headers: OFFICE_HEADER,
    response: {
      200: {
        description: 'The office.',
        type: 'object',
        properties: {
          office_display_name: { ...textSchema, description: 'Name of the office in the language of the request.' },
          address: textSchema,
          hotline: textSchema,
          email: textSchema,
          store_android: { ...textSchema, description: 'Where the passenger app is offered for Android.' },
          store_ios: { ...textSchema, description: 'The same for iOS.' },
        },
      },
      ...problems(404),
    },
  } as const;
  app.get('/public/contact', { schema }, async (request): Promise<Row> => {
    const office = await officeOfSite(store, request.headers['x-office-id']);
    const { address, hotline, email } = office;
    const { name } = await brandOf(office, services.settings);
    const office_display_name = textFor(name, services.language(request));
    return { office_display_name, address, hotline, email, ...(await storesOf(services)) };
  });
}

async function storesOf({ model, store, clock }: Services): Promise<Row> {
  if (!resourceNamed(model, 'app-releases')) return {};
  const current = currentReleases(await store.find('app-releases', { status: 'ACTIVE' }), localDate(clock.now()));
  const addressFor = (os: string) => current.find((release) => release.os === os)?.store_url;
  return { store_android: addressFor('Android'), store_ios: addressFor('iOS') };
}
