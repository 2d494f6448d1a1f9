import { resourceNamed } from '@tuyen/model';
import type { Services } from '../contract.ts';
import { type Endpoints, problems, text } from '@tuyen/server-mock/domain';
import { brandOf, type Brand } from '../settings/brand.ts';
import { OFFICE_HEADER, officeOfSite } from './contact.ts';
import { open } from './schemas.ts';

/** `GET public/brand`: what the bar of both apps shows, `{name, logo?}` of the office that `X-Office-Id` names, else of the topmost one. */
export function brandRoutes(app: Endpoints, { model, store, settings }: Services): void {
  if (!resourceNamed(model, 'offices')) return;
  const schema = {
    ...open('getBrand', 'The name and logo that an office shows itself by'),
    headers: OFFICE_HEADER,
    response: {
      200: {
        description: 'The office.',
        type: 'object',
        required: ['name'],
        properties: { name: text, logo: { ...text, description: 'Address of an upload that anybody may open.' } },
      },
      ...problems(404),
    },
  } as const;
  app.get('/public/brand', { schema }, async (request): Promise<Brand> =>
    brandOf(await officeOfSite(store, request.headers['x-office-id']), settings),
  );
}
