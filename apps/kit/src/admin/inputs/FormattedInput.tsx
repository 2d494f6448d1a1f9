import { transformText } from '@tuyen/model';
import { TextInput } from 'react-admin';
import { useProjectKind } from '../model/model-context.tsx';
import type { KitInputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** A text with the rules of a project kind (`card-code`): its keyboard, and its way of writing. */
export function FormattedInput({ format, ...props }: KitInputProps & { readonly format: string }) {
  const kind = useProjectKind(format);
  const text = useTypedText((typed) => transformText(kind?.transform, typed), props.onChange);
  return (
    <TextInput
      {...props}
      {...text}
      slotProps={{
        htmlInput: {
          inputMode: kind?.inputMode ?? 'text',
          ...(kind?.autocomplete ? { autoComplete: kind.autocomplete } : {}),
          ...([kind?.transform].flat().includes('upper') ? UPPER : {}),
        },
      }}
    />
  );
}

/** The text looks as it will be stored, also before it is transformed. */
const UPPER = { autoCapitalize: 'characters', style: { textTransform: 'uppercase' } } as const;
