import { type Field, fieldAt, fieldsAsked, kindOf } from '@tuyen/model';
import { createContext, useContext } from 'react';
import { useSourceContext, type Identifier } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useResource } from '../../model/model-context.tsx';

/** What a form writes. */
export interface Writing {
  readonly resource: string;
  readonly id?: Identifier | undefined;
  /** The transition or the operation that asks, where it is not the record's own form. */
  readonly transition?: string;
  readonly operation?: string;
}

/** Set around forms; filters of a list write nothing, and are given everything that the user sees. */
export const WritingContext = createContext<Writing | undefined>(undefined);

/** The reference that is being chosen, as it is sent to the server. */
export interface Choice extends Omit<Writing, 'id'> {
  readonly id?: string;
  /** `author_id`, in a list of objects `parts.author_id`. */
  readonly field: string;
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** Undefined outside of forms, and in an input of a form that is for no field of the resource. */
export function useChoice(source: string): Choice | undefined {
  const writing = useContext(WritingContext);
  const described = useResource(writing?.resource);
  const { getSource } = useSourceContext();
  const parts = getSource(source).split('.');
  const field = parts.filter((part) => !/^\d+$/.test(part)).join('.');
  const around = fieldsAround(fieldsAsked(described, writing ?? {}), field.split('.'));
  const row = parts.slice(0, -1).join('.');
  // What is typed decides nothing, and would ask again with each key.
  const names = row === '' ? [] : around.filter((one) => kindOf(one).chosen).map(({ name }) => name);
  const values: readonly unknown[] = useWatch({ name: names.map((name) => `${row}.${name}`) });
  if (!writing || !around.some(({ name }) => name === parts.at(-1))) return undefined;
  const { id, ...place } = writing;
  const beside = names.map((name, index) => [name, values[index]] as const).filter(([name]) => name !== parts.at(-1));
  const known = beside.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return {
    ...place,
    field,
    ...(id === undefined ? {} : { id: String(id) }),
    ...(known.length > 0 ? { beside: Object.fromEntries(known) } : {}),
  };
}

/** The fields of the object that contains the last part of the path. */
function fieldsAround(fields: readonly Field[], path: readonly string[]): readonly Field[] {
  if (path.length <= 1) return fields;
  const found = fieldAt(fields, path.slice(0, -1));
  return found && 'fields' in found ? found.fields : [];
}
