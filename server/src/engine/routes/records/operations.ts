import type { Operation, Resource } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { officeOfNew } from '../../identity/index.ts';
import { checkVersion } from './preconditions.ts';
import { writableRecord } from './record-writes.ts';
import { inputOf } from './transitions.ts';
import type { Domain, Services } from '../../domain.ts';

interface Parts extends Pick<Services, 'auth' | 'write'> {
  readonly domain: Domain;
}

export function operationRoutes(app: FastifyInstance, engine: Parts, resource: Resource): void {
  for (const operation of resource.operations ?? []) {
    if (operation.on === 'record') onRecord(app, engine, resource, operation);
    else onResource(app, engine, resource, operation);
  }
}

function onRecord(app: FastifyInstance, engine: Parts, resource: Resource, { name, slug }: Operation): void {
  app.post<{ Params: { readonly id: string } }>(`/${resource.name}/:id/operations/${name}`, async (request, reply) => {
    const { id } = request.params;
    const caller = await engine.auth.needsAll(request, slug);
    const { version, ...input } = inputOf(request);
    // If a deadline of the record has passed, its effect (such as a new state) is stored in a separate transaction. The
    // effect must remain even if the print is then rejected.
    if (engine.domain.hooks?.[resource.name]?.due) {
      await engine.write.transaction({}, (tx) => tx.settle(resource.name, id));
    }
    return engine.write.handleWrite(request, reply, async (tx) => {
      checkVersion(request, { version }, await writableRecord(tx, resource, caller, id));
      return { body: await tx.operate(resource.name, name, id, input), once: tx.revealed };
    });
  });
}

function onResource(app: FastifyInstance, engine: Parts, resource: Resource, { name, slug }: Operation): void {
  app.post(`/${resource.name}/operations/${name}`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const input = inputOf(request);
    // Throws unless the caller has a current office, in which the operation runs.
    if (resource.scope === 'office') officeOfNew(caller);
    return engine.write.handleWrite(request, reply, async (tx) => ({
      body: await tx.operate(resource.name, name, undefined, input),
      once: tx.revealed,
    }));
  });
}
