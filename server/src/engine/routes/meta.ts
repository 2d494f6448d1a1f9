import {
  flowsFor,
  outlineOf,
  resourceNamed,
  slugFor,
  type Backend,
  type Enum,
  type Model,
  type Resource,
  type ViewField,
} from '@tuyen/model';
import type { FastifyReply } from 'fastify';
import type { Caller, Services } from '../domain.ts';
import { csvContext, type CsvContextParts } from '../csv/context.ts';
import { titleOf } from '../record-title.ts';
import { type Endpoints, TAGGED, textSchema } from '../endpoint/schema.ts';
import { heldRoles } from '../identity/index.ts';
import { notFound, taggedJson } from './records/answers.ts';
import { tagOf } from '../request/entity-tags.ts';
import { getOrCompute, lruCache } from '../lru-cache.ts';
import type { HasRecords } from '../store/store.ts';

type MetaParts = Pick<Services, 'auth'> & CsvContextParts & HasRecords;

/**
 * Maximum number of bytes of all cached answers to `GET meta/resources`. The answer for a model with forty resources
 * has 650 kB.
 */
const ROOM = 16_000_000;
const UNCHANGED = { type: 'null', description: 'As `If-None-Match` knows it.', headers: TAGGED } as const;

/**
 * Registers `GET meta/resources`: the part of the model that the caller may see, so that a generic client can show any
 * resource. With `?only=books`, the answer fully describes only `books`. Of all other resources and flows, the answer
 * contains only what a menu needs. The client requests a full description when it opens a page.
 * @param model the whole model, including resources on other back ends
 */
export function metaRoutes(app: Endpoints, engine: MetaParts, model: Model): void {
  const made = lruCache<Tagged>(100, ROOM, ({ body }) => body.length);
  const readable = (caller: Caller) =>
    model.resources.filter((resource) => engine.auth.may(caller, slugFor(resource.module, 'list')));

  const flowsOf = (caller: Caller) =>
    flowsFor(model, 'staff').filter(({ task }) => task !== undefined && engine.auth.may(caller, task.slug));

  const modelSchema = {
    operationId: 'getModel',
    tags: ['meta'],
    summary: 'The schemas that the caller may read: screens can be made from them',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        only: {
          ...textSchema,
          description: 'Of all resources and flows only the one of this name; `outline` names the others.',
        },
      },
    },
    response: { 200: { description: 'The model.', type: 'object', headers: TAGGED }, 304: UNCHANGED },
  } as const;
  app.get('/meta/resources', { schema: modelSchema }, async (request, reply) => {
    const caller = await engine.auth.caller(request);
    const known = readable(caller);
    const { only } = request.query;
    const resources = only === undefined ? known : known.filter(({ name }) => name === only);
    const { languages, region, maps, kinds, menu, permissions } = model;
    const doable = flowsOf(caller);
    const flows = only === undefined ? doable : doable.filter(({ name }) => name === only);
    const key = [known, resources, doable, flows].map(namesOf).join(' ');
    const answer = () => ({
      languages,
      region,
      ...(maps && { maps }),
      resources: resources.map((resource) => forReader(resource, known)),
      enums: model.enums.filter(isKnownTo(model, known)),
      kinds,
      menu,
      permissions,
      accounts: model.identity.users.resource,
      flows,
      ...(model.backends && { backends: backendsOf(model.backends, known) }),
      outline: outlineOf(known, doable),
    });
    return conditional(
      reply,
      getOrCompute(made, key, () => tagged(answer())),
    );
  });

  const one = {
    operationId: 'getResourceModel',
    tags: ['meta'],
    summary: 'The schema of one resource',
    params: { type: 'object', required: ['name'], properties: { name: textSchema } },
    response: { 200: { description: 'The resource.', type: 'object', headers: TAGGED }, 304: UNCHANGED },
  } as const;
  app.get('/meta/resources/:name', { schema: one }, async (request, reply) => {
    const { name } = request.params;
    const known = readable(await engine.auth.caller(request));
    const resource = known.find((candidate) => candidate.name === name);
    if (!resource) throw notFound();
    const key = `= ${name} ${resource.views ? namesOf(known) : ''}`;
    return conditional(
      reply,
      getOrCompute(made, key, () => tagged(forReader(resource, known))),
    );
  });

  const flow = {
    operationId: 'getFlow',
    tags: ['meta'],
    summary: 'A flow of staff that the caller may do: its steps, fields and conditions',
    params: { type: 'object', required: ['name'], properties: { name: textSchema } },
    response: { 200: { description: 'The flow.', type: 'object', headers: TAGGED }, 304: UNCHANGED },
  } as const;
  app.get('/meta/flows/:name', { schema: flow }, async (request, reply) => {
    const { name } = request.params;
    const found = flowsOf(await engine.auth.caller(request)).find((candidate) => candidate.name === name);
    if (!found) throw notFound();
    const key = `flow ${name}`;
    return conditional(
      reply,
      getOrCompute(made, key, () => tagged(found)),
    );
  });

  const roles = {
    operationId: 'listShareRoles',
    tags: ['meta'],
    summary: 'The roles that the caller can share a saved tab with: their own in the current office',
    response: {
      200: {
        description: 'By name; for a superuser every active role.',
        type: 'array',
        items: { type: 'object', required: ['id', 'name'], properties: { id: textSchema, name: textSchema } },
      },
    },
  } as const;
  app.get('/meta/roles', { schema: roles }, async (request) => {
    const { profile, officeId, language } = await engine.auth.caller(request);
    const resource = resourceNamed(model, model.identity.roles?.resource ?? '');
    if (!profile || !resource) return [];
    const held = await heldRoles(model, engine.records.reader, profile, officeId);
    const context = csvContext(engine, language);
    return held
      .map((role) => ({ id: String(role['id']), name: titleOf(resource, role, context) }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  });
}

function forReader(resource: Resource, readable: readonly Resource[]): object {
  if (!resource.views) return resource;
  const names = new Set(readable.map(({ name }) => name));
  const shown = ({ joined }: ViewField) => joined?.through.every((step) => names.has(step.resource)) ?? true;
  const views = resource.views.map((view) => ({
    ...view,
    parts: Object.fromEntries(Object.entries(view.parts).map(([part, fields]) => [part, fields.filter(shown)])),
  }));
  return { ...resource, views };
}

/** Returns the back ends of the resources, without addresses and the names of secrets. */
function backendsOf(backends: readonly Backend[], resources: readonly Resource[]): readonly object[] {
  const used = new Set(resources.map(({ place }) => place?.backend));
  return backends
    .filter(({ name }) => used.has(name))
    .map(({ name, dialect, provider }) => ({ name, dialect, ...(provider !== undefined && { provider }) }));
}

const namesOf = (each: readonly { readonly name: string }[]) => each.map(({ name }) => name).join();

/** An enum that is defined inside a resource schema is visible only to callers who may see that resource. */
function isKnownTo(model: Model, readable: readonly Resource[]): (each: Enum) => boolean {
  const hidden = new Set(model.resources.filter((each) => !readable.includes(each)).map(({ source }) => source));
  return ({ source }) => !hidden.has(source);
}

interface Tagged {
  readonly body: Buffer;
  readonly tag: string;
}

function tagged(value: unknown): Tagged {
  const body = Buffer.from(JSON.stringify(value));
  return { body, tag: tagOf(body) };
}

function conditional(reply: FastifyReply, { body, tag }: Tagged): FastifyReply {
  void reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization, X-Office-Id' });
  return taggedJson(reply, body, tag);
}
