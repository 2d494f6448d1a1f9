import { transformText } from '@tuyen/model';
import { TextInput } from 'react-admin';
import { useProjectKind } from '../model/model-context.tsx';
import type { KitInputProps } from './input-props.ts';

/** A text with the rules of a project kind (`card-code`): its keyboard, and its way of writing as one types. */
export function FormattedInput({ format, ...props }: KitInputProps & { readonly format: string }) {
  const kind = useProjectKind(format);
  return (
    <TextInput
      {...props}
      parse={(typed: string) => transformText(kind?.transform, typed) || null}
      slotProps={{
        htmlInput: {
          inputMode: kind?.inputMode ?? 'text',
          ...(kind?.autocomplete ? { autoComplete: kind.autocomplete } : {}),
          ...([kind?.transform].flat().includes('upper') ? { autoCapitalize: 'characters' } : {}),
        },
      }}
    />
  );
}
