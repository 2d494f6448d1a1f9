import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** A list of objects: rows that can be added, removed and moved up and down by buttons, with the keyboard too. */
export function NestedListInput({
  children,
  isRequired: _,
  alwaysOn: __,
  ...props
}: KitInputProps & { readonly children?: ReactNode }) {
  return (
    <ArrayInput {...props}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        getItemLabel={(index: number) => `${index + 1}.`}
        sx={{
          // React-admin hides a row's buttons until the pointer is over it: nobody reaches them by keyboard.
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          '& .RaSimpleFormIterator-line': { py: 1 },
          '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
          '& .RaSimpleFormIterator-inline > *': { flex: '1 1 180px', minWidth: 140 },
          '& .MuiIconButton-root': { minWidth: 32, minHeight: 32 },
        }}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
