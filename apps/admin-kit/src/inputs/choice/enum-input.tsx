import type { OptionRule } from '@tuyen/model';
import { SelectInput } from 'react-admin';
import { useEnumChoices } from './enum-choices.ts';
import type { KitInputProps } from '../input-props.ts';
import { NarrowedChoices } from './narrowed-choices.tsx';

export interface EnumInputProps extends KitInputProps {
  readonly enum: string;
  readonly options?: readonly OptionRule[];
}

/** Renders a select for one enum value. `options` limits the values by other answers of the form. */
export function EnumInput({ enum: name, options, ...props }: EnumInputProps) {
  const choices = useEnumChoices(name);
  if (!choices) return <SelectInput {...props} isPending />;
  return (
    <NarrowedChoices source={props.source} choices={choices} options={options}>
      {(choices) => <SelectInput {...props} choices={[...choices]} />}
    </NarrowedChoices>
  );
}
