import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { refuse, refuseIfAny } from '../guards/states.ts';
import { birthDateRefusal } from '../rules/persons/birth-date.ts';
import { localDate } from '../rules/time/calendar.ts';
import { assertErasable, eraseCustomer } from '../privacy/erase.ts';
import { isErased } from '../privacy/personal.ts';
import { adoptDayTickets } from '../tickets/buyers.ts';
import { endSessions } from '../public/own-card/sessions.ts';
import { normalizePhone } from '../rules/persons/phone.ts';

/**
 * Normalizes the phone number, because orders find their customer by it. Leaves invalid numbers for the schema to
 * reject.
 */
function spelled({ phone: written }: Readonly<Values<'customers'>>): Values<'customers'> | undefined {
  const phone = written ? normalizePhone(written) : undefined;
  return phone === undefined ? undefined : { phone };
}

/**
 * Checks the birth date against the current day in Hanoi. The schema only rejects dates that are invalid in every time
 * zone.
 */
function checkBirthDate(date: string | null | undefined, { now }: HookContext): void {
  const why = date ? birthDateRefusal(date, localDate(now)) : undefined;
  if (why) refuse({ birth_date: { code: why } });
}

/** Requires birth date and phone number unless the customer's data is erased. The schema cannot express this exception. */
function checkKnown(customer: Readonly<Values<'customers'>>): void {
  if (customer.erased_at) return;
  refuseIfAny({
    ...(!customer.birth_date && { birth_date: { code: 'required' } }),
    ...(!customer.phone && { phone: { code: 'required' } }),
  });
}

export const customerHooks: ResourceHooks<'customers'> = {
  fixed: (record) => (isErased(record) ? { code: 'customer_erased', includes: () => true } : undefined),
  guards: { erase: assertErasable },
  operations: { erase: ({ id }, { reason }, context) => eraseCustomer({ id }, reason, context) },
  beforeCreate(values, context) {
    checkKnown(values);
    checkBirthDate(values.birth_date, context);
    return spelled(values);
  },
  beforeUpdate(before, changes, context) {
    checkKnown({ ...before, ...changes });
    if (changes.birth_date !== before.birth_date) checkBirthDate(changes.birth_date, context);
    return spelled(changes);
  },
  async afterWrite({ before, after }, { tx, now }) {
    const named = after && (after.phone !== before?.phone || after.full_name !== before?.full_name);
    if (named && !isErased(after)) await adoptDayTickets(after, tx);
    // Whoever had the earlier mailbox or phone may have opened the card page with it.
    if (before && after && (after.phone !== before.phone || after.email !== before.email))
      await endSessions(tx.internal, after.id, { now });
  },
};
