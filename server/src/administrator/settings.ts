import { type Field, kindOf, type Model, type Resource } from '@tuyen/model';
import type { Row } from '../engine/domain.ts';
import { userNameField } from '../engine/identity/index.ts';

export interface Settings {
  readonly user: Row;
  readonly office: Row;
}

type Part = keyof Settings;
const PARTS: readonly Part[] = ['user', 'office'];

export class RefusedSettings extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export function administratorResources({ resources, identity }: Model): Readonly<Record<Part, Resource | undefined>> {
  const named = (name: string | undefined) => resources.find((resource) => resource.name === name);
  return { user: named(identity.users.resource), office: named(identity.offices?.resource) };
}

/**
 * Parses settings such as `user.full_name=Nguyễn An` and `office.is_open=true` according to their fields.
 * @throws RefusedSettings that lists every unknown or malformed setting
 */
export function readSettings(model: Model, given: readonly string[]): Settings {
  const settings: Settings = { user: {}, office: {} };
  const parts = administratorResources(model);
  const refused: string[] = [];
  for (const text of given) {
    const [, prefix, name = '', value = ''] = /^(user|office)\.(\w+)=(.*)$/su.exec(text) ?? [];
    const part = PARTS.find((each) => each === prefix);
    const resource = part && parts[part];
    const fields = resource?.fields.filter(({ readOnly, writeOnly }) => !readOnly && !writeOnly) ?? [];
    const field = fields.find((candidate) => candidate.name === name);
    if (part === undefined)
      refused.push(`"${text}" is not of the form user.<field>=<value> or office.<field>=<value>.`);
    else if (!field)
      refused.push(`${part}.${name} cannot be set. There are: ${fields.map((one) => one.name).join(', ')}.`);
    else settings[part][name] = valueOf(field, value);
  }
  if (refused.length > 0) throw new RefusedSettings(refused);
  return settings;
}

/**
 * Parses numbers, booleans and lists as JSON; keeps texts unchanged. Invalid JSON stays a text, which validation
 * rejects.
 */
function valueOf({ schema }: Field, text: string): unknown {
  if ([schema.type].flat().includes('string')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function missingSettings(model: Model, settings: Settings, wanted: readonly Part[] = PARTS): readonly string[] {
  const parts = administratorResources(model);
  return wanted.flatMap((part) =>
    (parts[part]?.fields ?? [])
      .filter(
        ({ required, readOnly, system, default: value }) => required && !readOnly && !system && value === undefined,
      )
      .filter(({ name }) => settings[part][name] === undefined && name !== model.identity.users.password)
      .map((field) => `${part}.${field.name} is missing. Add: ${flagFor(model, part, field)}`),
  );
}

export function flagsOf(model: Model): Readonly<Record<'username' | 'email' | 'office', string | undefined>> {
  const { users, offices } = model.identity;
  const username = userNameField(model);
  return {
    username: username && `user.${username}`,
    email: users.email && `user.${users.email}`,
    office: offices?.name && `office.${offices.name}`,
  };
}

function flagFor(model: Model, part: Part, field: Field): string {
  const own = Object.entries(flagsOf(model)).find(([, setting]) => setting === `${part}.${field.name}`);
  const values = kindOf(field).choices?.(field).join('|') ?? '…';
  return own ? `--${own[0]} ${values}` : `--set ${part}.${field.name}=${values}`;
}
