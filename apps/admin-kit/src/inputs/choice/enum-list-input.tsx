import { CheckboxGroupInput, SelectArrayInput } from 'react-admin';
import { useEnumChoices } from './enum-choices.ts';
import type { EnumInputProps } from './enum-input.tsx';
import { GroupTitle } from '../input-texts.tsx';
import { NarrowedChoices } from './narrowed-choices.tsx';

const AT_A_GLANCE = 8;

/** Renders a select for several enum values. */
export function EnumListInput({ enum: name, options, ...props }: EnumInputProps) {
  const choices = useEnumChoices(name);
  if (!choices) return <SelectArrayInput {...props} isPending />;
  return (
    <NarrowedChoices source={props.source} choices={choices} options={options}>
      {(choices) =>
        choices.length > AT_A_GLANCE ? (
          <SelectArrayInput {...props} required={props.isRequired ?? false} choices={[...choices]} />
        ) : (
          <CheckboxGroupInput {...props} label={<GroupTitle {...props} />} choices={[...choices]} />
        )
      }
    </NarrowedChoices>
  );
}
