import { fallsIn, type Field } from '@tuyen/model';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldCheck } from '../field-checks.tsx';
import { useFieldText } from '../../record/row-texts.ts';

/** Blocks submission while a number in the list is less than in the previous row. The message names the row. */
export function useFalls(
  path: string,
  ascending: string | undefined,
  fields: readonly Field[],
  names: readonly string[],
): void {
  const { getValues } = useFormContext();
  const translate = useTranslate();
  const textOf = useFieldText();
  const field = fields.find(({ name }) => name === ascending);
  const check = useCallback(() => {
    if (ascending === undefined) return undefined;
    const messages = fallsIn(getValues(path), ascending).map(({ index, value, before }) => {
      const [is, was] = [value, before].map((number) => textOf(field, { [ascending]: number }));
      const message = translate('rows.falls', { name: names[index] ?? String(index + 1), value: is, before: was });
      return [`${index}.${ascending}`, message] as const;
    });
    return messages.length > 0 ? Object.fromEntries(messages) : undefined;
  }, [ascending, field, getValues, names, path, textOf, translate]);
  useFieldCheck(path, check);
}
