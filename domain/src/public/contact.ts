import { resourceNamed } from '@tuyen/model';
import type { Services } from '../contract.ts';
import { type Endpoints, Problem, problems, type Row, text } from '@tuyen/server-mock/domain';
import { open } from './schemas.ts';

/**
 * `GET public/contact`: how the portal's operator is reached, for its footer: `{name, address?, hotline?, email?}` of the office that
 * `X-Office-Id` names, else of the topmost one. 404 where the project has none.
 */
export function contactRoutes(app: Endpoints, { model, store }: Services): void {
  if (!resourceNamed(model, 'offices')) return;
  const schema = {
    ...open('getContact', 'How the portal’s operator is reached'),
    headers: {
      type: 'object',
      properties: { 'x-office-id': { ...text, description: 'Of this office; else of the topmost one.' } },
    },
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
    const wanted = request.headers['x-office-id'];
    const named = typeof wanted === 'string' ? await store.get('offices', wanted) : undefined;
    const office =
      named?.status === 'ACTIVE'
        ? named
        : await store.first('offices', { parent_id: null, status: 'ACTIVE' }, { sort: 'created_at' });
    if (!office) throw new Problem(404, 'not_found');
    const { name, display_name, address, hotline, email } = office;
    return { name: display_name ?? name, address, hotline, email };
  });
}
