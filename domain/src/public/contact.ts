import { resourceNamed } from '@tuyen/model';
import type { Reader, Records, Services } from '../contract.ts';
import { type Endpoints, Problem, problems, type Row, text } from '@tuyen/server-mock/domain';
import { brandOf } from '../settings/brand.ts';
import { open } from './schemas.ts';

export const OFFICE_HEADER = {
  type: 'object',
  properties: { 'x-office-id': { ...text, description: 'Of this office; else of the topmost one.' } },
} as const;

/** The office whose site asks, else the topmost one. @throws 404 */
export async function officeOfSite(store: Reader, wanted: unknown): Promise<Records['offices']> {
  const named = typeof wanted === 'string' ? await store.get('offices', wanted) : undefined;
  if (named?.status === 'ACTIVE') return named;
  const top = await store.first('offices', { parent_id: null, status: 'ACTIVE' }, { sort: 'created_at' });
  if (!top) throw new Problem(404, 'not_found');
  return top;
}

/**
 * `GET public/contact`: how the portal's operator is reached, for its footer: `{name, address?, hotline?, email?}` of the office that
 * `X-Office-Id` names, else of the topmost one. 404 where the project has none.
 */
export function contactRoutes(app: Endpoints, { model, store, settings }: Services): void {
  if (!resourceNamed(model, 'offices')) return;
  const schema = {
    ...open('getContact', 'How the portal’s operator is reached'),
    headers: OFFICE_HEADER,
    response: {
      200: {
        description: 'The office.',
        type: 'object',
        required: ['name'],
        properties: { name: text, address: text, hotline: text, email: text },
      },
      ...problems(404),
    },
  } as const;
  app.get('/public/contact', { schema }, async (request): Promise<Row> => {
    const office = await officeOfSite(store, request.headers['x-office-id']);
    const { name } = await brandOf(office, settings);
    return { name, address: office.address, hotline: office.hotline, email: office.email };
  });
}
