import { flowsFor, type FlowTask } from '@tuyen/model';
import type { Caller, Row, Transaction } from '../../domain.ts';
import { type Endpoints, problems } from '../../endpoint/schema.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { createInvited } from '../records/record-writes.ts';
import { type MailLinkParts, officeOfNew } from '../../identity/index.ts';

/**
 * Registers `POST flows/{name}/preview`, which returns what a staff flow (a form with steps) would do, without writing
 * anything. The price and the errors are the same as for the write itself.
 */
export function flowRoutes(app: Endpoints, engine: MailLinkParts): void {
  for (const { name, task } of flowsFor(engine.model, 'staff')) {
    if (!task) continue;
    const schema = {
      operationId: `previewFlow_${name.replaceAll('-', '_')}`,
      tags: ['flows'],
      summary: `What the answers of ${name} would cost; nothing is written`,
      'x-permission': task.slug,
      body: { type: 'object', description: `As for \`POST ${pathOf(task)}\`.`, additionalProperties: true },
      response: {
        200: {
          description: 'The amount to pay, where the flow has one.',
          type: 'object',
          required: ['price'],
          additionalProperties: false,
          properties: { price: { type: ['integer', 'null'] } },
        },
        ...problems(403, 409, 422),
      },
    } as const;
    app.post(`/flows/${name}/preview`, { schema }, async (request) => {
      const caller = await engine.auth.needsAll(request, task.slug);
      const answer = await engine.write.dryRun(request, (tx) => perform(engine, tx, caller, task, { ...request.body }));
      const price = task.price === undefined ? undefined : answer[task.price];
      return { price: typeof price === 'number' ? price : null };
    });
  }
}

const pathOf = ({ resource, operation }: FlowTask) =>
  operation === undefined ? resource : `${resource}/operations/${operation}`;

async function perform(
  engine: MailLinkParts,
  tx: Transaction,
  caller: Caller,
  task: FlowTask,
  answers: Row,
): Promise<Row> {
  const resource = resourceOf(engine.model, task.resource);
  if (task.operation === undefined) return createInvited(engine, tx, resource, caller, answers);
  if (resource.scope === 'office') officeOfNew(caller);
  return tx.operate(resource.name, task.operation, undefined, answers);
}
