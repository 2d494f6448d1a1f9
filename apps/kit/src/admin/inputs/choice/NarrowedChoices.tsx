import { selectableValues, type OptionRule } from '@tuyen/model';
import { useState, type ReactNode } from 'react';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EnumChoice } from './enum-choices.ts';
import { useBeside, useTakenBack } from './options.ts';

interface NarrowedChoicesProps {
  readonly source: string;
  readonly choices: readonly EnumChoice[];
  readonly options: readonly OptionRule[] | undefined;
  readonly children: (allowedChoices: readonly EnumChoice[]) => ReactNode;
}

/** The choices of an enumeration that `x-options` lets choose now, and what the record already holds. */
export function NarrowedChoices({ options, ...props }: NarrowedChoicesProps) {
  return options ? <Narrowed {...props} options={options} /> : props.children(props.choices);
}

function Narrowed({
  source,
  choices,
  options,
  children,
}: NarrowedChoicesProps & { readonly options: readonly OptionRule[] }) {
  const { getSource } = useSourceContext();
  const beside = useBeside(options);
  const value: unknown = useWatch({ name: getSource(source) });
  const [storedValue] = useState(value);
  const values = choices.map(({ id }) => id);
  const allowed = selectableValues(options, values, beside);
  useTakenBack(source, beside, (one) => !allowed.some((id) => id === one));
  const storedValues = [storedValue].flat();
  return children(choices.filter(({ id }) => allowed.includes(id) || storedValues.includes(id)));
}
