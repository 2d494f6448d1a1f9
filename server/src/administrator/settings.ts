import { type Field, kindOf, type Model, type Resource } from '@tuyen/model';
import type { Row } from '../engine/domain.ts';
import { userNameField } from '../engine/identity/user-name.ts';

/** What is known of the new account and of the office that is made with it. */
export interface Settings {
  readonly user: Row;
  readonly office: Row;
}

type Part = keyof Settings;
const PARTS: readonly Part[] = ['user', 'office'];

/** Something that the caller has to say differently; each line names the field and what to write. */
export class RefusedSettings extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export function partsOf({ resources, identity }: Model): Readonly<Record<Part, Resource | undefined>> {
  const named = (name: string | undefined) => resources.find((resource) => resource.name === name);
  return { user: named(identity.users.resource), office: named(identity.offices?.resource) };
}

/**
 * `user.full_name=Nguyễn An`, `office.is_open=true`: values as their fields take them.
 * @throws RefusedSettings that names every part that is unknown or malformed
 */
export function readSettings(model: Model, given: readonly string[]): Settings {
  const settings: Settings = { user: {}, office: {} };
  const parts = partsOf(model);
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

/** A text as it stands; numbers, truth values and lists as JSON has them. What is neither is left for validation to refuse. */
function valueOf({ schema }: Field, text: string): unknown {
  if ([schema.type].flat().includes('string')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Required fields without a value, each with what to write. */
export function missingSettings(model: Model, settings: Settings, wanted: readonly Part[] = PARTS): readonly string[] {
  const parts = partsOf(model);
  return wanted.flatMap((part) =>
    (parts[part]?.fields ?? [])
      .filter(
        ({ required, readOnly, system, default: value }) => required && !readOnly && !system && value === undefined,
      )
      .filter(({ name }) => settings[part][name] === undefined && name !== model.identity.users.password)
      .map((field) => `${part}.${field.name} is missing. Add: ${flagFor(model, part, field)}`),
  );
}

/** The settings that have a flag of their own, as `user.<field>`: the user name, the address and the name of the office. */
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
