import type { Slug } from '../generated/slugs.gen.ts';
import type { GuardContext, HookContext, Records, ResourceHooks, TransitionsOf, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { fixedUnless, refuse } from '../guards/states.ts';
import { closeRefusal } from '../rules/payment/shift-totals.ts';
import { assertAgencySells } from '../agencies/sales.ts';
import { shiftMoney } from './entries.ts';
import { closedBy, countedBy, countedShift, openedShift } from './changes.ts';

/**
 * Hooks of work shifts. A shift is planned, opened with an amount of cash, counted, and closed. The hooks compute its
 * totals from its sales; nobody enters them.
 */
export const shiftHooks: ResourceHooks<'work-shifts'> = {
  fixed: fixedUnless('state', 'PLANNED'),
  choices: {
    user_id: (_, { actor, may }) => (actor.kind === 'staff' && !may(SUPERVISE) ? [actor.userId] : undefined),
  },
  beforeCreate: assertPlannedForOneself,
  beforeUpdate: (_, changes, context) => assertPlannedForOneself(changes, context),
  guards: {
    edit: sellersOwn,
    delete(record, context) {
      if (record.state !== 'PLANNED') throw new Problem(409, 'still_in_use');
      sellersOwn(record, context);
    },
    async open(record, context) {
      sellersOwn(record, context);
      await assertAgencySells(record.office_id, context);
      await aloneOpen(record, context);
    },
    async reopen(record, context) {
      sellersOwn(record, context);
      await aloneOpen(record, context);
    },
    count: sellersOwn,
    close: sellersOwn,
    cancel: sellersOwn,
  },
  transitions: {
    open: (_, __, { now }) => openedShift(now),
    async count(record, input, context) {
      assertNotesAddUp(input);
      return {
        cash_notes: input.cash_notes ?? null,
        ...countedBy(userOf(context), context.now),
        ...(await totals(record, input.cash_counted, context)),
      };
    },
    reopen: () => ({ counted_at: null, counted_by: null, cash_counted: null, cash_notes: null, difference: null }),
    async close(record, input, context) {
      if (input.handed_over_to === record.user_id) refuse({ handed_over_to: { code: 'handed_over_to_seller' } });
      // The totals are computed again on close. A counted shift has no new sales, but a refund may have been corrected
      // since the count.
      const said = await totals(record, record.cash_counted ?? 0, context);
      const note = input.closing_note ?? record.closing_note;
      const why = closeRefusal(said.difference, note ?? undefined);
      if (why) refuse({ closing_note: { code: why } });
      return { ...closedBy(userOf(context), context.now), ...said };
    },
  },
};

/**
 * Counting by denomination is optional, but the sum must equal the counted cash.
 * @throws 422 `cash_notes_differ`
 */
function assertNotesAddUp({ cash_notes: notes, cash_counted: counted }: TransitionsOf<'work-shifts'>['count']): void {
  const sum = notes?.reduce((total, { denomination, quantity }) => total + denomination * quantity, 0);
  if (sum !== undefined && sum !== counted) refuse({ cash_notes: { code: 'cash_notes_differ' } });
}

const userOf = ({ actor }: HookContext): string | null => (actor.kind === 'staff' ? actor.userId : null);

const SUPERVISE = 'work-shift.supervise' satisfies Slug;

/**
 * Checks that the actor is the seller of the shift or a supervisor.
 * @throws 403 `shift_of_another`
 */
function sellersOwn({ user_id: seller }: Pick<Records['work-shifts'], 'user_id'>, { actor, may }: GuardContext): void {
  if (actor.kind === 'staff' && actor.userId === seller) return;
  if (!may(SUPERVISE)) throw new Problem(403, 'shift_of_another');
}

/**
 * Only supervisors can plan shifts of others.
 * @throws 422 on the seller
 */
function assertPlannedForOneself(
  { user_id: seller }: Readonly<Values<'work-shifts'>>,
  { actor, may }: HookContext,
): undefined {
  if (actor.kind === 'staff' && seller && seller !== actor.userId && !may(SUPERVISE))
    refuse({ user_id: { code: 'shift_of_another' } });
}

async function totals(record: Readonly<Records['work-shifts']>, counted: number, { tx }: HookContext) {
  return countedShift(record.opening_cash ?? 0, await shiftMoney(tx, record.id), counted);
}

/**
 * A person can have only one shift per office that is open or not yet counted, because each shift has its own drawer.
 */
async function aloneOpen(record: Readonly<Records['work-shifts']>, { tx }: GuardContext): Promise<void> {
  // The lock on the person makes two shifts that are opened at the same time wait for each other.
  await tx.lock('users', record.user_id);
  const others = await tx.find('work-shifts', {
    user_id: record.user_id,
    office_id: record.office_id,
    state: ['OPEN', 'COUNTED'],
  });
  if (others.some((other) => other.id !== record.id)) throw new Problem(409, 'shift_already_open');
}
