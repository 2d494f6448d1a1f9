import { transformText } from '@tuyen/model';
import { TextInput } from 'react-admin';
import { SHORT } from '../layout/section.tsx';
import { useProjectKind } from '../model/model-context.tsx';
import type { KitInputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** Renders a text input for a custom field kind. Transforms the typed text as the kind defines. */
export function FormattedInput({ format, ...props }: KitInputProps & { readonly format: string }) {
  const kind = useProjectKind(format);
  const text = useTypedText((typed) => transformText(kind?.transform, typed), props.onChange);
  return (
    <TextInput
      {...props}
      {...text}
      className={SHORT}
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

/** Shows the text in capitals while the user types, because it is stored in capitals. */
const UPPER = { autoCapitalize: 'characters', style: { textTransform: 'uppercase' } } as const;
