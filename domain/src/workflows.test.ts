import type { Resource, Transition } from '@tuyen/model';
import { holds } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, Problem, type Row, type Transaction } from '@tuyen/server/domain';
import { groupForm } from './groups/group-form.fixture.ts';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // The fixtures have no members of groups.
  await shop.register(await groupForm(shop, 30));
});
afterAll(() => shop.app.close());

/** Resources with a workflow, except orders, whose tests are in `orders/workflow.test.ts`. */
const WORKFLOWS = [
  'acceptance-commands',
  'bank-statement-lines',
  'coins',
  'command-tickets',
  'command-transports',
  'daily-tickets',
  'electronic-cards',
  'mails',
  'monthly-tickets',
  'order-members',
  'sell-coin-commands',
  'ticket-cancel-requests',
  'tickets',
  'transactions',
  'trips',
  'work-shifts',
];

class Undone extends Error {}

/** Returns the new state of a row after a transition, or the error code. The change is rolled back. */
async function attempt(
  resource: Resource,
  row: Row,
  state: string,
  { name }: Transition,
  actor: Actor,
): Promise<string> {
  const field = resource.workflow?.field ?? 'state';
  let said = '';
  const work = async (tx: Transaction): Promise<void> => {
    await tx.as({ kind: 'system' }).update(resource.name, String(row['id']), { [field]: state });
    try {
      said = String((await tx.move(resource.name, String(row['id']), name))[field]);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      said = error.code;
    }
    throw new Undone();
  };
  await expect(shop.engine.write.transaction({ actor, officeId: String(row['office_id']) }, work)).rejects.toThrow(
    Undone,
  );
  return said;
}

describe('Allowed transitions of every workflow', () => {
  it('the list of tested workflows includes every resource with a workflow', () => {
    // The server alone moves the deliveries of webhooks.
    const all = shop.engine.model.resources
      .filter(({ workflow, serves }) => workflow && serves === undefined)
      .map(({ name }) => name);
    expect(all.toSorted()).toEqual([...WORKFLOWS, 'orders'].toSorted());
  });

  it.each(WORKFLOWS)(
    'the workflow of %s allows exactly the transitions in its schema, and rejects all others',
    async (name) => {
      const { engine } = shop;
      const resource = engine.model.resources.find((candidate) => candidate.name === name) as Resource;
      const { transitions, field } = resource.workflow as NonNullable<Resource['workflow']>;
      const states = [...new Set(transitions.flatMap(({ from, to }) => [...from, to]))];
      const where = name === 'transactions' ? { direction: 'REFUND' } : {};
      const { initial } = resource.workflow as NonNullable<Resource['workflow']>;
      const fresh = await engine.store.first(name, { ...where, [field]: initial });
      const row = (fresh ?? (await engine.store.first(name, where))) as Row;
      const clerk = String((await shop.rowOf('users', { username: 'superuser' }))['id']);
      const profile = {
        id: clerk,
        offices: [],
        office_id: null,
        is_admin: false,
        is_superuser: true,
        avatar_url: null,
      };
      const actors: readonly Actor[] = [
        { kind: 'system' },
        { kind: 'customer' },
        { kind: 'staff', userId: clerk, profile },
      ];
      for (const state of states) {
        for (const transition of transitions) {
          for (const actor of actors) {
            const allowed = transitions.some(
              (one) =>
                one.name === transition.name &&
                one.from.includes(state) &&
                one.by.includes(actor.kind as 'staff') &&
                holds(one.when, { ...row, [field]: state }),
            );
            const said = await attempt(resource, row, state, transition, actor);
            const what = `${transition.name} from ${state} by ${actor.kind}: ${said}`;
            expect(said === 'transition_not_allowed', what).toBe(!allowed);
          }
        }
      }
    },
  );
});
