import type { Services } from '../../contract.ts';
import { textSchema } from '@tuyen/server/domain';
import { daysOf } from '../../orders/pricing/months.ts';
import { statusEnded } from '../../rules/eligibility/group.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { cardByToken } from '../card-token.ts';
import { textParameter, type List } from '../lists.ts';
import { askedTicket, OF_PRICE, type PricesOnSale } from '../month-lists.ts';
import { textFor } from '../../rules/localized.ts';

/**
 * Returns the list `public/required-documents?object_group_id` of documents that a group requires. With `card_token`
 * and a ticket, it contains only documents that the owner must submit again: none if the accepted ones are valid on the
 * ticket's first day.
 */
export function requiredDocuments(services: Services, pricesOnSale: PricesOnSale): List {
  const asked = askedTicket(services, pricesOnSale);
  return {
    parameters: ['object_group_id', ...OF_PRICE, 'start_month', 'months', 'start_on'],
    row: { type: 'object', required: ['document'], properties: { document: textSchema } },
    async rows(reader, query, language) {
      const id = textParameter(query['object_group_id']);
      const group = id === undefined ? undefined : await reader.first('object-groups', { id, status: 'ACTIVE' });
      const token = textParameter(query['card_token']);
      if (token !== undefined) {
        const now = services.clock.now();
        const card = await cardByToken(reader, token, services.secret, now);
        const owner = card && (await reader.get('customers', card.customer_id));
        const ticket = await asked(reader, query);
        if (!owner || !ticket) return [];
        const today = localDate(now);
        if (!statusEnded(owner, daysOf(ticket, ticket.context).from ?? today, today)) return [];
      }
      return (group?.documents_required ?? []).map(({ name }) => ({ document: textFor(name, language) }));
    },
  };
}
