import { type Resource, slugOfAction, transitionsBoundToVersion, type Workflow } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Domain, Row, Services } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { publicRecord } from '../../store/tables/columns.ts';
import { transitionNotAllowed } from '../../write/moves.ts';
import { checkVersion, requireStatedVersion } from './preconditions.ts';
import { bodyOf, writableRecord } from './record-writes.ts';
import type { HasRecords } from '../../store/store.ts';

interface Parts extends Pick<Services, 'auth' | 'write'>, HasRecords {
  readonly domain: Domain;
}

export function transitionRoute(app: FastifyInstance, engine: Parts, resource: Resource): void {
  const { workflow } = resource;
  if (!workflow) return;
  const table = getOrThrow(engine.records.tables, resource.name);
  const names = new Set(workflow.transitions.filter(({ by }) => by.includes('staff')).map(({ name }) => name));
  const bound = transitionsBoundToVersion(workflow);

  app.post<{ Params: { readonly id: string; readonly name: string } }>(
    `/${resource.name}/:id/transitions/:name`,
    async (request, reply) => {
      const { id, name } = request.params;
      const known = workflow.transitions.some((transition) => transition.name === name);
      const caller = await engine.auth.needsAll(request, slugOfAction(resource, known ? name : 'show'));
      if (!known) throw new Problem(404, 'not_found');
      const { version, ...input } = inputOf(request);
      // If a deadline of the record has passed, its effect (such as a new state) is stored in a separate transaction.
      // The effect must remain even if the print is then rejected.
      if (engine.domain.hooks?.[resource.name]?.due) {
        await engine.write.transaction({}, (tx) => tx.settle(resource.name, id));
      }
      return engine.write.handleWrite(request, reply, async (tx) => {
        const before = await writableRecord(tx, resource, caller, id);
        checkVersion(request, { version }, before);
        if (!names.has(name)) throw transitionNotAllowed(resource, before, name);
        if (bound.has(name) && startsIn(workflow, name, before)) requireStatedVersion(request, { version });
        return { body: publicRecord(table, await tx.move(resource.name, id, name, input)) };
      });
    },
  );
}

function startsIn({ field, transitions }: Workflow, name: string, record: Row): boolean {
  return transitions.some((row) => row.name === name && row.from.includes(String(record[field])));
}

export function inputOf(request: FastifyRequest): Row {
  return request.body === undefined || request.body === null ? {} : bodyOf(request);
}
