import { isReported, type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../domain.ts';
import { counterName, type Limits } from '../../limits/limits.ts';
import { type ReportParts, runReport } from '../../reports/run-report.ts';
import { queryText } from '../records/answers.ts';

const LIMIT = { requests: 120, seconds: 60 };

/** Registers `GET {resource}/report`: figures over groups of the records that the caller may list. */
export function reportRoute(
  app: FastifyInstance,
  engine: ReportParts & { readonly limits: Limits },
  resource: Resource,
): void {
  if (!isReported(resource)) return;
  app.get(`/${resource.name}/report`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'list'));
    await engine.limits.take([{ name: counterName('report', ...accountOf(caller)), ...LIMIT }]);
    void reply.header('vary', 'Authorization, X-Office-Id, Accept-Language');
    return runReport(engine, resource, caller, queryText(request));
  });
}

function accountOf({ actor }: Caller): readonly string[] {
  if (actor.kind === 'staff') return [actor.kind, actor.userId];
  return actor.kind === 'client' ? [actor.kind, actor.clientId] : [actor.kind];
}
