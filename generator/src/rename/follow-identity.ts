import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Model } from '@tuyen/model';
import { withValue } from '../start/edit-json.ts';
import type { RenamedThing } from './declare-rename.ts';

const ROLES = ['users', 'roles', 'offices'] as const;

/**
 * Applies a rename to `identity` in tuyen.config.json. A field that has its default name is not written there. So no
 * check would report that the tool no longer finds the renamed field.
 * @param model the model before the rename
 * @returns the new text of the configuration
 */
export function followIdentity(
  config: string,
  model: Pick<Model, 'identity' | 'resources'>,
  thing: RenamedThing,
  name: string,
  to: string,
): string {
  const [resource = '', ...path] = name.split('.');
  let text = config;
  const written = (place: readonly string[]): unknown => {
    const tree = parseTree(text);
    return tree && findNodeAtLocation(tree, ['identity', ...place])?.value;
  };
  const isWritten = (place: readonly string[]) => {
    const tree = parseTree(text);
    return tree !== undefined && findNodeAtLocation(tree, ['identity', ...place]) !== undefined;
  };
  const write = (place: readonly string[], value: unknown) => {
    text = withValue(text, ['identity', ...place], value);
  };
  for (const role of ROLES) {
    const own = model.identity[role];
    if (!own) continue;
    if (thing === 'value' && 'status' in own && own.status) {
      const { field, active } = own.status;
      const status = model.resources.find((one) => one.name === own.resource)?.fields.find((one) => one.name === field);
      const isOwnEnum = own.resource === resource && path[0] === field;
      const isEnum = status !== undefined && 'enum' in status && status.enum === resource;
      if ((isEnum || isOwnEnum) && active.some((value) => value === path.at(-1))) {
        if (typeof written([role]) === 'string') write([role], { resource: own.resource });
        // The default list of values for an active account also contains `true`, which cannot be a value of an enum.
        const values = active.filter((value) => typeof value === 'string');
        write([role, 'status'], { field, active: values.map((value) => (value === path.at(-1) ? to : value)) });
      }
    }
    if (own.resource !== resource) continue;
    const isShort = typeof written([role]) === 'string';
    if (thing === 'resource') write(isShort ? [role] : [role, 'resource'], to);
    if (thing !== 'field') continue;
    const found = keysWith(own, path);
    if (found.length > 0 && isShort) write([role], { resource });
    for (const key of found) {
      const value: unknown = Object.entries(own).find(([one]) => one === key)?.[1];
      if (Array.isArray(value)) {
        if (key === 'signIn' || isWritten([role, key]))
          write(
            [role, key],
            value.map((field: unknown) => (field === path[0] ? to : field)),
          );
      } else if (typeof value === 'string') write([role, key], to);
      else if (typeof value === 'object' && value !== null) {
        const inner = path.length === 1 ? 'field' : keysWith(value, path.slice(1))[0];
        const isObject = isWritten([role, key, 'field']);
        if (inner !== undefined && isObject) write([role, key, inner], to);
        else
          write([role, key], inner === 'field' ? to : { field: path[0], ...(inner !== undefined && { [inner]: to }) });
      }
    }
  }
  return text;
}

function keysWith(value: object, [field, ...inside]: readonly string[]): readonly string[] {
  return Object.entries(value).flatMap(([key, one]: readonly [string, unknown]) => {
    if (key === 'resource' || (inside.length > 0 && (typeof one !== 'object' || Array.isArray(one)))) return [];
    const isNamed =
      one === field ||
      (Array.isArray(one) && one.includes(field)) ||
      (typeof one === 'object' && one !== null && 'field' in one && one.field === field);
    return isNamed ? [key] : [];
  });
}
