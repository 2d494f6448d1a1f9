import { type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { mayRead } from '../../identity/index.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import { recordChanges } from '../../audit/recorded.ts';
import { notFound, type RecordPath } from './answers.ts';
import type { Domain, Services } from '../../domain.ts';
import type { HasRecords } from '../../store/store.ts';

interface Parts extends Pick<Services, 'auth' | 'store'>, HasRecords {
  readonly domain: Domain;
}

/**
 * Registers `GET {resource}/{id}/changes?since=3`: who changed the record after that version, when, and which fields.
 * Callers who may read the record use it after a version conflict. Values are omitted, because the record contains
 * them.
 */
export function changesRoute(app: FastifyInstance, engine: Parts, resource: Resource): void {
  if (!resource.actions.includes('edit')) return;
  app.get<RecordPath & { Querystring: { readonly since?: unknown } }>(
    `/${resource.name}/:id/changes`,
    async (request) => {
      const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'show'));
      const { since } = request.query;
      if (typeof since !== 'string' || !/^\d{1,9}$/u.test(since)) {
        throw badQuery('not_a_number', { parameter: 'since', value: String(since ?? '').slice(0, 100) });
      }
      const { id } = request.params;
      const record = await engine.store.get(resource.name, id);
      if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
      const secret = new Set(resource.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
      const changes = await recordChanges(engine.domain, engine.records, {
        resource: resource.name,
        id,
        since: Number(since),
      });
      return changes.map((change) => ({ ...change, fields: change.fields.filter((name) => !secret.has(name)) }));
    },
  );
}
