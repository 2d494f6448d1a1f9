import { isObject, type PermissionModule, resourceNamed, slugFor, type Text, textIn } from '@tuyen/model';
import type { Caller, Row, Services } from '../../domain.ts';
import { type Endpoints, nullableTextSchema, problems, textSchema } from '../../endpoint/schema.ts';
import { type GrantedRight, grantedRights, becomesSuperuser, type Identity, mayRead } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import type { HasRecords } from '../../store/store.ts';
import { merge, normalize, writable } from '../../write/values/incoming.ts';
import { notFound } from '../records/answers.ts';

interface Parts extends Pick<Services, 'auth' | 'model'>, HasRecords {
  readonly identity: Pick<Identity, 'accounts'>;
}

const RIGHT = {
  type: 'object',
  required: ['slug', 'label', 'change'],
  properties: {
    slug: textSchema,
    label: textSchema,
    change: { type: 'string', enum: ['added', 'kept', 'removed'] },
    obstacle: {
      type: 'string',
      enum: ['office', 'role'],
      description: 'Why the right has no effect: the type of the office, or no active role.',
    },
    lacking: { type: 'boolean', description: 'The caller lacks the right and cannot grant it.' },
  },
} as const;

/**
 * Registers `POST auth/grants`: the rights that an account would have in each office after a change, compared with those
 * that it has. Nothing is written. The screens show the answer before the change is saved.
 */
export function grantRoutes(app: Endpoints, engine: Parts): void {
  const { model, auth, records, identity } = engine;
  const resource = resourceNamed(model, model.identity.users.resource);
  if (!resource) return;
  const schema = {
    operationId: 'previewGrants',
    tags: ['auth'],
    summary: 'Preview the rights of an account by office before it is saved',
    body: {
      type: 'object',
      required: ['values'],
      additionalProperties: false,
      properties: {
        id: { ...nullableTextSchema, description: 'The account; of a new one none.' },
        values: { type: 'object', description: 'Fields of the account as they would be saved.' },
      },
    },
    response: {
      200: {
        description: 'The rights by office.',
        type: 'object',
        required: ['superuser', 'offices'],
        properties: {
          superuser: {
            type: 'object',
            required: ['becomes', 'lacking'],
            properties: { becomes: { type: 'boolean' }, lacking: { type: 'boolean' } },
          },
          offices: {
            type: 'array',
            items: {
              type: 'object',
              required: ['office', 'name', 'modules'],
              properties: {
                office: textSchema,
                name: { ...nullableTextSchema, description: 'Name of the office; null if the project has only one.' },
                modules: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['name', 'label', 'rights'],
                    properties: { name: textSchema, label: textSchema, rights: { type: 'array', items: RIGHT } },
                  },
                },
              },
            },
          },
        },
      },
      ...problems(403, 404, 422),
    },
  } as const;
  app.post('/auth/grants', { schema }, async (request) => {
    const { id, values } = request.body;
    const isNew = id === undefined || id === null;
    const caller = await auth.needsAll(request, slugFor(resource.module, isNew ? 'create' : 'edit'));
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    const before = isNew ? undefined : await records.reader.get(resource.name, id);
    if (!isNew && (!before || (resource.scope === 'office' && !mayRead(caller, before)))) throw notFound();
    const given: Row = isObject(values) ? normalize(model, resource, writable(resource, values)) : {};
    const after = before ? merge(resource, before, given) : given;
    const accounts = await identity.accounts();
    const granter = { profile: caller.profile, officeId: caller.officeId };
    const becomes = becomesSuperuser(accounts, before, after);
    return {
      superuser: { becomes, lacking: becomes && !caller.profile.is_superuser },
      offices: grantedRights(accounts, granter, before, after).map(({ office, rights }) => ({
        office,
        name: accounts.officeName(office),
        modules: byModule(engine, caller, rights),
      })),
    };
  });
}

/** Groups rights by permission module, in the order of the model. The right to administer an office comes first. */
function byModule({ model }: Parts, { language }: Caller, rights: readonly GrantedRight[]) {
  const say = (text: Text): string => textIn(text, language, model.languages);
  const left = new Map(rights.map((right) => [right.slug, right]));
  const modules = model.permissions.modules.map(({ name, label, actions }: PermissionModule) => ({
    name,
    label: say(label),
    rights: actions.flatMap(({ slug, label: action }) => {
      const right = left.get(slug);
      left.delete(slug);
      return right ? [{ ...right, label: say(action) }] : [];
    }),
  }));
  const others = [...left.values()].map((right) => ({
    name: right.slug,
    label: '',
    rights: [{ ...right, label: '' }],
  }));
  return [...others, ...modules].filter((module) => module.rights.length > 0);
}
