import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { refuse } from '../guards/states.ts';
import { formIn } from '../public/form.ts';
import { gateContextOf } from './gate-context.ts';
import { evaluatePass } from './evaluate-pass.ts';
import { recordUse } from './use.ts';
import { gateView } from './view.ts';

const KNOWN = ['code', 'device', 'route_id'];

/**
 * `POST tickets/validate`: a validator or gate presents the code of a ticket or card. It answers 200 whether the gate opens or not; what
 * opens it is used with the answer. The rows are locked before they are judged, so that of two gates at once one opens.
 */
export function gateRoutes(app: FastifyInstance, services: Services): void {
  const { auth, write, store, clock } = services;
  app.post('/tickets/validate', async (request, reply) => {
    const caller = await auth.need(request, 'ticket.validate');
    const form = formIn(request.body);
    const code = codeIn(form);
    const { device, place } = await gateContextOf(store, form, caller);
    return write.handleWrite(request, reply, async (tx) => {
      const now = clock.now();
      const judged = await evaluatePass(code, place, { reader: tx, hold: tx.lock.bind(tx) }, now);
      const row = judged.refusal === null ? await recordUse(tx, judged, device, now) : judged.row;
      return { body: gateView({ ...judged, row }, code, (key) => services.text(caller.language, key)) };
    });
  });
}

/** @throws 422 for a code that is none, and for every field that the call does not have */
function codeIn(form: Row): string {
  const unknown = Object.keys(form).filter((name) => !KNOWN.includes(name));
  refuse(Object.fromEntries(unknown.map((name) => [name, { code: 'unknown' }])));
  const { code } = form;
  if (typeof code !== 'string' || code.trim() === '') {
    refuse({ code: { code: code === undefined ? 'required' : 'type' } });
  }
  return String(code).trim();
}
