import type { ProjectKind } from '@tuyen/schemas';
import { TextInput } from 'react-admin';
import { useProjectKind } from '../model/model-context.tsx';
import type { KitInputProps } from './input-props.ts';

/** A text with the rules of a project kind (`card-code`): its keyboard, and upper case or digits as one types. */
export function FormattedInput({ format, ...props }: KitInputProps & { readonly format: string }) {
  const kind = useProjectKind(format);
  return (
    <TextInput
      {...props}
      parse={(typed: string) => (typed === '' ? null : transformed(typed, kind?.transform))}
      slotProps={{
        htmlInput: {
          inputMode: kind?.inputMode ?? 'text',
          ...(kind?.autocomplete ? { autoComplete: kind.autocomplete } : {}),
          ...(kind?.transform === 'upper' ? { autoCapitalize: 'characters' } : {}),
        },
      }}
    />
  );
}

export function transformed(typed: string, transform: ProjectKind['transform']): string {
  if (transform === 'upper') return typed.toLocaleUpperCase('vi');
  if (transform === 'lower') return typed.toLocaleLowerCase('vi');
  if (transform === 'digits') return typed.replace(/\D/g, '');
  return typed;
}
