import { type Field, fieldAt, fieldsAsked, kindOf } from '@tuyen/model';
import { createContext, useContext } from 'react';
import { useSourceContext, type Identifier } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useResource } from '../../model/model-context.tsx';

export interface Writing {
  readonly resource: string;
  readonly id?: Identifier | undefined;
  /** Transition or operation whose input the form edits: one of the two, or neither if the form edits the record itself. */
  readonly transition?: string;
  readonly operation?: string;
}

/**
 * Describes the record that the current form writes. Undefined in list filters, which write nothing. They offer every
 * value that the user may see.
 */
export const WritingContext = createContext<Writing | undefined>(undefined);

export interface ChoiceQuery extends Omit<Writing, 'id'> {
  readonly id?: string;
  /** Path of the field: `author_id`, or `parts.author_id` in a list of objects. */
  readonly field: string;
  readonly beside?: Readonly<Record<string, unknown>>;
}

export function useChoice(source: string): ChoiceQuery | undefined {
  const writing = useContext(WritingContext);
  const described = useResource(writing?.resource);
  const { getSource } = useSourceContext();
  const parts = getSource(source).split('.');
  const field = parts.filter((part) => !/^\d+$/.test(part)).join('.');
  const around = fieldsAround(fieldsAsked(described, writing ?? {}), field.split('.'));
  const row = parts.slice(0, -1).join('.');
  // Watches only fields whose value is selected, not typed. Options do not depend on typed text, and watching it would
  // cause a request on each key press.
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

function fieldsAround(fields: readonly Field[], path: readonly string[]): readonly Field[] {
  if (path.length <= 1) return fields;
  const found = fieldAt(fields, path.slice(0, -1));
  return found && 'fields' in found ? found.fields : [];
}
