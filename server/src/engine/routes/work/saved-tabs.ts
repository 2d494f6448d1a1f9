import { slugFor, type Resource } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller, Services, Transaction } from '../../domain.ts';
import { heldRoles } from '../../identity/index.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { newTab, tabInput, type TabInput } from '../../tabs/tab-input.ts';
import { refusedField } from '../../write/values/incoming-text.ts';
import { savedQuery } from '../../tabs/tab-query.ts';
import { bodyOf } from '../records/record-writes.ts';
import type { View } from '../../query/view.ts';

interface Parts extends Pick<Services, 'auth' | 'clock' | 'model' | 'write'> {
  readonly views: ReadonlyMap<string, View>;
}

interface TabPath {
  readonly Params: { readonly tab: string };
}

export function savedTabRoutes(app: FastifyInstance, engine: Parts, resource: Resource): void {
  if (!resource.actions.includes('list')) return;
  const { name } = resource;
  const view = getOrThrow(engine.views, name);
  const slug = slugFor(resource.module, 'list');

  async function check(tx: Transaction, caller: Caller, { query, role }: TabInput): Promise<void> {
    const { profile, officeId } = caller;
    if (!profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    // If the same account saves two tabs at once, the second request waits for the first one. Otherwise both could pass
    // the limit on the number of tabs.
    await tx.exclusive(`tabs ${name} ${profile.id}`);
    if (query !== undefined) {
      const { where, words } = savedQuery(view, query, { caller, today: view.zone.dayOf(engine.clock.now()) });
      if (!where && words.length === 0) throw refusedField('query', { code: 'required' });
    }
    if (typeof role !== 'string') return;
    const held = await heldRoles(engine.model, tx, profile, officeId);
    if (!held.some(({ id }) => id === role)) throw new Problem(403, 'role_not_held');
  }

  app.post(`/${name}/tabs`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const input = newTab(tabInput(bodyOf(request)));
    const work = async (tx: Transaction) => {
      await check(tx, caller, input);
      return { status: 201, body: { id: await tx.tabs.add(name, input) } };
    };
    return engine.write.handleWrite(request, reply, work, { created: ({ id }) => `/${name}/tabs/${String(id)}` });
  });
  app.patch<TabPath>(`/${name}/tabs/:tab`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const input = tabInput(bodyOf(request));
    const { tab } = request.params;
    return engine.write.handleWrite(request, reply, async (tx) => {
      await check(tx, caller, input);
      await tx.tabs.change(name, tab, input);
      return { body: { id: tab } };
    });
  });
  app.delete<TabPath>(`/${name}/tabs/:tab`, async (request, reply) => {
    await engine.auth.needsAll(request, slug);
    const { tab } = request.params;
    return engine.write.handleWrite(request, reply, async (tx) => {
      await tx.tabs.remove(name, tab);
      return { body: { id: tab } };
    });
  });
}
