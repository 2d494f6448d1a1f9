import { selectableValues, type OptionRule } from '@tuyen/model';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChoices } from '../../record/record-can.ts';
import { WritingContext } from './choosing.ts';
import type { EnumChoice } from './enum-choices.ts';
import { useBeside, useTakenBack } from './options.ts';

interface NarrowedChoicesProps {
  readonly source: string;
  readonly choices: readonly EnumChoice[];
  readonly options: readonly OptionRule[] | undefined;
  readonly children: (allowedChoices: readonly EnumChoice[]) => ReactNode;
}

export function NarrowedChoices({ options, ...props }: NarrowedChoicesProps) {
  const writing = useContext(WritingContext);
  const now = useChoices(props.source);
  if (!options && (!now || !writing)) return props.children(props.choices);
  const rules = [...(options ?? []), ...(now && writing ? [{ values: now }] : [])];
  const isNew = now !== undefined && (writing?.id === undefined || writing.transition !== undefined);
  return <Narrowed {...props} options={rules} isNew={isNew} />;
}

function Narrowed({
  source,
  choices,
  options,
  isNew,
  children,
}: NarrowedChoicesProps & { readonly options: readonly OptionRule[]; readonly isNew: boolean }) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const beside = useBeside(options);
  const path = getSource(source);
  const value: unknown = useWatch({ name: path });
  const [storedValue] = useState(value);
  const values = choices.map(({ id }) => id);
  const allowed = selectableValues(options, values, beside);
  useTakenBack(source, beside, (one) => !allowed.some((id) => id === one));
  const proposed = isNew && typeof value === 'string' && value !== '' && !allowed.includes(value);
  const instead = allowed[0] ?? null;
  useEffect(() => {
    if (proposed) setValue(path, instead);
  });
  const storedValues = isNew ? [] : [storedValue].flat();
  return children(choices.filter(({ id }) => allowed.includes(id) || storedValues.includes(id)));
}
