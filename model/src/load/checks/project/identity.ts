import type { IdentityFile } from '../../../generated/config.ts';
import {
  ACCOUNT_FIELDS,
  buildIdentity,
  type IdentityFieldRule,
  MEMBERSHIP_FIELDS,
  NO_IDENTITY,
  OFFICE_FIELDS,
  ROLE_FIELDS,
  SIGN_IN,
} from '../../../build/identity.ts';
import { OFFICE } from '../../../build/system-fields.ts';
import type { ActiveValues, Identity } from '../../../model/identity.ts';
import { type Catalog, kindOfDeclared, withEnums } from '../../catalog.ts';
import { type Declared, isForeign } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

interface NamedField {
  readonly resource: string;
  readonly field: string;
  readonly rule: IdentityFieldRule;
  /**
   * Path in the configuration at which a problem with the field is reported. It leads to the key that names the field.
   * If no key names it, because it is the default, the path leads to the name of its resource.
   */
  readonly path: Path;
  readonly key: string;
  readonly list?: string | undefined;
  readonly isDefault: boolean;
}

function* withoutIdentity(document: Document, { resources }: Catalog): Iterable<SchemaProblem> {
  const [own] = [...resources.values()].filter((entry) => !isForeign(entry.document));
  if (!own) return;
  const message = `"identity" is missing, though the project's own server stores "${own.document.name}".`;
  yield { code: 'TUY303', document, path: [], message, hint: 'Add "identity" with the resource of the accounts.' };
}

export function* checkIdentity(catalog: Catalog): Iterable<SchemaProblem> {
  const document = catalog.documents.find(({ kind }) => kind === 'config');
  if (!document) return;
  const { identity: written } = catalog.config;
  if (!written) {
    yield* withoutIdentity(document, catalog);
    return;
  }
  let known = true;
  for (const [part, value] of entriesIn(written)) {
    const resource = typeof value === 'string' ? value : stringIn(value, 'resource');
    if (resource === undefined || catalog.resources.has(resource)) continue;
    known = false;
    const path = ['identity', part, ...(typeof value === 'string' ? [] : ['resource'])];
    const message = `No resource is named "${resource}".`;
    yield { code: 'TUY203', document, path, message, hint: suggest(resource, catalog.resources.keys()) };
  }
  if (!known) return;
  const identity = identityOf(catalog);
  for (const named of fieldsOf(written, identity)) yield* checkField(named, identity, document, catalog);
  yield* checkSignIn(identity, document, catalog);
  if (catalog.config.admin !== undefined) yield* checkAccess(identity, document);
  for (const part of ['users', 'roles'] as const) {
    const status = identity[part]?.status;
    if (status) yield* checkActive(part, identity[part]?.resource ?? '', status, document, catalog);
  }
  if (identity.offices) yield* typesOfGroups(identity.offices, catalog);
  else yield* withoutOffices(written, document, catalog);
}

function identityOf(catalog: Catalog): Identity {
  return buildIdentity(catalog.config.identity ?? NO_IDENTITY, (resource, path) => {
    const [field = '', nested] = path.split('.');
    if (nested !== undefined) return declaredIn(catalog, resource, field)?.has(nested) === true;
    const entry = catalog.resources.get(resource);
    const isOffice = field === OFFICE && stringIn(entry?.document.value, 'scope') === 'office';
    return isOffice || entry?.fields.has(field) === true;
  });
}

function declaredIn(catalog: Catalog, resource: string, list: string): ReadonlyMap<string, Declared> | undefined {
  const objects = catalog.resources.get(resource)?.objects ?? [];
  return objects.find(({ path }) => path.join('.') === `schema.properties.${list}.items`)?.fields;
}

function* fieldsOf(written: IdentityFile, identity: Identity): Iterable<NamedField> {
  const { users, roles, offices } = identity;
  for (const [index, field] of users.signIn.entries()) {
    const isDefault = !(typeof written.users === 'object' && written.users.signIn !== undefined);
    const path = ['identity', 'users', ...(isDefault ? [] : ['signIn', index])];
    yield { resource: users.resource, field, rule: SIGN_IN, path, key: 'users.signIn', isDefault };
  }
  yield* part('users', users, ACCOUNT_FIELDS, written.users);
  if (users.offices) {
    const inside = objectIn(objectIn(written.users), 'offices');
    for (const [name, rule] of Object.entries(MEMBERSHIP_FIELDS)) {
      const field = stringIn(users.offices, name);
      if (field === undefined) continue;
      const isDefault = inside[name] === undefined;
      const path = isDefault ? pathOf(written.users, 'users', 'offices') : ['identity', 'users', 'offices', name];
      const key = `users.offices.${name}`;
      yield { resource: users.resource, field, rule, path, key, isDefault, list: users.offices.field };
    }
  }
  if (roles) yield* part('roles', roles, ROLE_FIELDS, written.roles);
  if (offices) yield* part('offices', offices, OFFICE_FIELDS, written.offices);
}

function* part(
  name: keyof Identity,
  fields: Readonly<Record<'resource', string>> & object,
  rules: Readonly<Record<string, IdentityFieldRule>>,
  written: unknown,
): Iterable<NamedField> {
  for (const [key, rule] of Object.entries(rules)) {
    const value = objectIn(fields)[key];
    const field = typeof value === 'string' ? value : stringIn(value, 'field');
    if (field === undefined) continue;
    const isDefault = objectIn(written)[key] === undefined;
    const path = pathOf(written, name, key);
    yield { resource: fields.resource, field, rule, path, key: `${name}.${key}`, isDefault };
  }
}

function pathOf(written: unknown, part: string, key: string): Path {
  const value = objectIn(written)[key];
  if (value === undefined) return ['identity', part];
  return ['identity', part, key, ...(typeof value === 'string' ? [] : ['field'])];
}

function* checkField(
  named: NamedField,
  identity: Identity,
  document: Document,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const { resource, field, rule, path, key, list, isDefault } = named;
  const entry = catalog.resources.get(resource);
  const fields = list === undefined ? entry?.fields : declaredIn(catalog, resource, list);
  const declared = fields?.get(field);
  if (!declared) {
    if (list === undefined && field === OFFICE && stringIn(entry?.document.value, 'scope') === 'office') return;
    const message = `"${list ?? resource}" has no field "${field}".`;
    yield { code: 'TUY209', document, path, message, hint: suggest(field, fields?.keys() ?? []) };
    return;
  }
  const unsuitable = (message: string, hint: string): SchemaProblem => ({
    code: 'TUY605',
    document,
    path,
    message,
    hint: isDefault ? `${hint} Or write "${key}" in "identity": the field that it is, or null.` : hint,
  });
  const kind = kindOfDeclared(declared, catalog)?.name;
  if (kind === undefined) return;
  if (!rule.kinds.includes(kind)) {
    const message = `"${field}" of "${resource}" is a field of kind "${kind}" and cannot be "${key}".`;
    yield unsuitable(message, `It must be a field of kind ${rule.kinds.join(' or ')}.`);
  } else if (rule.to !== undefined && referenceOf(declared) !== identity[rule.to]?.resource) {
    const target = identity[rule.to]?.resource;
    const message = `"${field}" of "${resource}" does not refer to ${target ?? `"${rule.to}", which "identity" does not name`}.`;
    yield unsuitable(message, target === undefined ? `Add "${rule.to}".` : `Write "x-reference": "${target}".`);
  }
}

function referenceOf({ schema }: Declared): string | undefined {
  return stringIn(schema, 'x-reference') ?? stringIn(objectIn(schema, 'x-reference'), 'resource');
}

/** Each sign-in field must identify one account, and the password must never be shown. */
function* checkSignIn({ users }: Identity, document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  const fields = catalog.resources.get(users.resource)?.fields;
  const unsuitable = (path: Path, message: string, hint: string): SchemaProblem => ({
    code: 'TUY605',
    document,
    path,
    message,
    hint,
  });
  const written = catalog.config.identity?.users;
  const named = typeof written === 'object' ? written : undefined;
  for (const [index, name] of users.signIn.entries()) {
    if (!fields?.has(name) || fields.get(name)?.schema['x-unique'] === true) continue;
    const path = named?.signIn === undefined ? ['identity', 'users'] : ['identity', 'users', 'signIn', index];
    const message = `Two accounts could have the same "${name}", with which users sign in.`;
    yield unsuitable(path, message, `Add "x-unique": true to the field, or name others in "signIn".`);
  }
  for (const [index, name] of users.signInForm.entries()) {
    if (users.signIn.includes(name)) continue;
    const message = `The sign-in form asks for "${name}", which is no sign-in field.`;
    yield unsuitable(['identity', 'users', 'signInForm', index], message, 'Add it to "signIn", or remove it.');
  }
  const password = users.password === undefined ? undefined : fields?.get(users.password);
  if (!password) return;
  if (password.schema['x-secret'] !== true && password.schema['writeOnly'] !== true) {
    const message = `"${users.password}" is the password, and answers would show it.`;
    yield unsuitable(pathOf(written, 'users', 'password'), message, 'Add "x-secret": true to the field.');
  }
  if (users.signIn.length > 0) return;
  const message = `"${users.resource}" has a password but no field with which users sign in.`;
  yield unsuitable(
    ['identity', 'users'],
    message,
    'Add a unique field "username" or "email", or name others in "signIn".',
  );
}

function* checkAccess({ users, roles }: Identity, document: Document): Iterable<SchemaProblem> {
  const missing = (message: string, hint: string): SchemaProblem => ({
    code: 'TUY608',
    document,
    path: ['identity', 'users'],
    message: `${message} the back-office.`,
    hint,
  });
  const { password, superuser, admin, permissions, offices } = users;
  if (password === undefined) {
    const hint = 'Add a text field "password" with "x-secret": true, or name one in "users.password".';
    yield missing(`"${users.resource}" has no password, so nobody can sign in to`, hint);
  }
  const byRole = roles?.permissions !== undefined && (users.roles ?? offices?.role) !== undefined;
  if (byRole || (superuser ?? admin ?? permissions ?? offices?.permissions ?? offices?.admin) !== undefined) return;
  const hint =
    'Add a boolean field "is_superuser", or a field "role_ids" that refers to roles with a field "permissions".';
  yield missing(`No account of "${users.resource}" can have a permission in`, hint);
}

function* checkActive(
  part: 'users' | 'roles',
  resource: string,
  { field, active }: ActiveValues,
  document: Document,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const declared = catalog.resources.get(resource)?.fields.get(field);
  if (!declared) return;
  const values = listIn(withEnums(declared.schema, catalog), 'enum');
  const written = objectIn(objectIn(catalog.config.identity, part), 'status');
  const place: Path = ['identity', part];
  for (const [index, value] of listIn(written, 'active').entries()) {
    if (values.length === 0 || values.includes(value)) continue;
    const message = `"${field}" of "${resource}" has no value ${JSON.stringify(value)}.`;
    const hint = suggest(String(value), values.map(String));
    yield { code: 'TUY605', document, path: [...place, 'status', 'active', index], message, hint };
  }
  if (written['active'] !== undefined || values.length === 0 || active.some((value) => values.includes(value))) return;
  const message = `No value of "${field}" of "${resource}" says that the record counts.`;
  const example = `"${part}": { "resource": "${resource}", "status": { "field": "${field}", "active": [${JSON.stringify(values[0])}] } }`;
  yield { code: 'TUY605', document, path: place, message, hint: `Name these values: ${example}.` };
}

/**
 * Checks the type of each role group. A group consists of the offices of one type, so the enum of the offices' type
 * field must contain that type.
 */
function* typesOfGroups(
  { resource, type }: NonNullable<Identity['offices']>,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const declared = type === undefined ? undefined : catalog.resources.get(resource)?.fields.get(type);
  const values = declared ? listIn(withEnums(declared.schema, catalog), 'enum').map(String) : [];
  if (values.length === 0) return;
  for (const document of catalog.documents) {
    if (document.kind !== 'role-groups') continue;
    for (const [index, group] of listIn(document.value, 'groups').entries()) {
      const written = stringIn(group, 'organisationType');
      if (written === undefined || values.includes(written)) continue;
      const path = ['groups', index, 'organisationType'];
      const message = `"${type}" of "${resource}" has no value "${written}", so no office is in the group.`;
      yield { code: 'TUY607', document, path, message, hint: suggest(written, values) };
    }
  }
}

function* withoutOffices(written: IdentityFile, config: Document, { resources }: Catalog): Iterable<SchemaProblem> {
  const hint = 'Remove it, or name the resource with the offices in "identity" of tuyen.config.json.';
  for (const { document } of resources.values()) {
    for (const key of ['scope', 'owner']) {
      const value = stringIn(document.value, key);
      if (value === undefined || value === 'global') continue;
      const message = `The project has no offices, so "${key}" cannot be "${value}".`;
      yield { code: 'TUY606', document, path: [key], message, hint };
    }
  }
  for (const key of ['office', 'offices']) {
    if (typeof written.users !== 'object' || objectIn(written.users)[key] === undefined) continue;
    const message = `The project has no offices, so no field can be "users.${key}".`;
    yield { code: 'TUY606', document: config, path: ['identity', 'users', key], message, hint };
  }
}
