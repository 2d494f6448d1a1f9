import { oldBooks } from '../privacy.ts';
import type { Stage } from '../stage.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

export async function privacyAgrees(stage: Stage): Promise<LedgerDifference[]> {
  const { world, operator, erased, journeys } = stage;
  const { superuser, company, cardAgency } = operator;
  const emptied = await world.all('audit-logs', { action: 'remove-content' }, superuser);
  const findings: LedgerDifference[] = [
    ...compareWithLedger('the books of the fixtures', await oldBooks(world, superuser), stage.oldBooks),
    ...(emptied.length === 0 ? ['no log was emptied after its month'] : []),
  ];
  for (const { officeId, manager } of [company, cardAgency]) {
    const of = async (resource: string) => world.all(resource, { office_id: officeId }, manager);
    const customers = new Map((await of('customers')).map((row) => [row.id, row]));
    const orders = new Map((await of('orders')).map((row) => [row.code, row]));
    for (const { code, kind, atDesk, desk } of journeys) {
      if (kind !== 'REGISTER_NEW' || atDesk || desk.officeId !== officeId) continue;
      const order = orders.get(code);
      const { full_name: name, phone, portrait, erased_at: at } = customers.get(order.customer_id) ?? {};
      const held = [name === 'Nguyễn Văn Khách', Boolean(phone), Boolean(portrait), !at];
      const stays = !erased.has(code);
      findings.push(
        ...compareWithLedger(`what is held of who ordered ${code}`, held, [stays, stays, stays, stays]),
        ...compareWithLedger(`consent of ${code}`, [order.consent, Boolean(order.consented_at)], [true, true]),
      );
    }
  }
  return findings;
}
