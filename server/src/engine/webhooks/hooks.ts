import { type Model, type Resource, resourceNamed } from '@tuyen/model';
import type { Domain, HookContext, ResourceHooks, Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import { dueAgain, newDelivery, TEST_EVENT } from './deliveries.ts';
import { conditionsIn, textsIn } from './matches.ts';
import { webhookResources } from './served.ts';
import { newSecret, OVERLAP_MS } from './signature.ts';
import { problemOfTarget, type WebhookTargets } from './target.ts';

/** Hooks of one office. Each change of a record is compared with all of them. */
const MOST_HOOKS = 50;

/** Fields that decide what is sent and where. Who changes them becomes the owner, whose rights then apply. */
const DECIDING = ['url', 'resources', 'events', 'transitions', 'conditions', 'record_office_id', 'office_id', 'status'];

/** Returns the domain with the rules of the resources that serve webhooks, in addition to the project's own hooks. */
export function withWebhooks(model: Model, domain: Domain, targets: WebhookTargets, wake: () => void): Domain {
  const served = webhookResources(model);
  if (!served) return domain;
  const { hooks, deliveries } = served;
  const own = domain.hooks ?? {};
  return {
    ...domain,
    hooks: {
      ...own,
      [hooks.name]: { ...own[hooks.name], ...rulesOfHooks(hooks, deliveries, targets, wake) },
      [deliveries.name]: { ...own[deliveries.name], ...rulesOfDeliveries(wake) },
    },
  };
}

function rulesOfHooks(hooks: Resource, deliveries: Resource, targets: WebhookTargets, wake: () => void): ResourceHooks {
  return {
    guards: {
      create: (_, { actor }) => onlyPeople(actor.kind),
      edit: (_, { actor }) => onlyPeople(actor.kind),
    },
    async beforeCreate(values, context) {
      check(context.model, values, targets);
      const office = typeof values['office_id'] === 'string' ? { office_id: values['office_id'] } : {};
      if ((await context.tx.count(hooks.name, office)) >= MOST_HOOKS)
        throw new Problem(409, 'too_many_webhooks', { most: MOST_HOOKS });
      const secret = newSecret();
      context.tx.reveal({ secret });
      return { ...ownership(context), failures: 0, secret, secret_issued_at: context.now.toISOString() };
    },
    beforeUpdate(before, changes, context) {
      if (!DECIDING.some((field) => field in changes)) return undefined;
      check(context.model, { ...before, ...changes }, targets);
      const isTurnedOn = changes['status'] === 'ACTIVE' && before['status'] !== 'ACTIVE';
      return { ...ownership(context), ...(isTurnedOn && { failures: 0, problem: null }) };
    },
    operations: {
      async 'new-secret'(hook = {}, _, { tx, now }) {
        const secret = newSecret();
        await tx.update(hooks.name, String(hook['id']), {
          secret,
          secret_issued_at: now.toISOString(),
          previous_secret: hook['secret'] ?? null,
          previous_secret_until: new Date(now.getTime() + OVERLAP_MS).toISOString(),
        });
        tx.reveal({ secret });
        return {};
      },
      async 'send-test'(hook = {}, _, { tx, now }) {
        if (hook['status'] !== 'ACTIVE') throw new Problem(409, 'webhook_off');
        const payload = JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data: {} });
        const {
          id: _id,
          version: _v,
          created_at: _c,
          updated_at: _u,
          ...values
        } = newDelivery({ now: () => now }, { hook, event: TEST_EVENT, payload });
        await tx.create(deliveries.name, values);
        tx.after(wake);
        return {};
      },
    },
  };
}

function rulesOfDeliveries(wake: () => void): ResourceHooks {
  return {
    transitions: {
      resend(delivery, _, { tx, now }) {
        if (typeof delivery['payload'] !== 'string') throw new Problem(409, 'message_gone');
        tx.after(wake);
        return dueAgain({ now: () => now });
      },
    },
  };
}

function onlyPeople(kind: string): void {
  if (kind !== 'staff' && kind !== 'system') throw new Problem(403, 'not_permitted', { permission: 'staff' });
}

function ownership({ actor }: HookContext): Row {
  return actor.kind === 'staff' ? { owner_id: actor.userId } : {};
}

/** @throws 422 that names the field: an address that may not be used, or a transition or field that does not exist */
function check(model: Model, values: Readonly<Row>, targets: WebhookTargets): void {
  const errors: Record<string, FieldError> = {};
  const target = problemOfTarget(String(values['url'] ?? ''), targets);
  if (target !== undefined) errors['url'] = { code: target };
  const resources = textsIn(values['resources']).flatMap((name) => resourceNamed(model, name) ?? []);
  const transitions = new Set(resources.flatMap(({ workflow }) => workflow?.transitions.map(({ name }) => name) ?? []));
  const unknown = textsIn(values['transitions']).find((name) => !transitions.has(name));
  if (unknown !== undefined) errors['transitions'] = { code: 'webhook_unknown', params: { name: unknown } };
  for (const [index, { field }] of conditionsIn(values['conditions']).entries()) {
    const isKnown = resources.every(({ fields }) => fields.some(({ name, writeOnly }) => name === field && !writeOnly));
    if (!isKnown) errors[`conditions.${index}.field`] = { code: 'webhook_unknown', params: { name: field } };
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}
