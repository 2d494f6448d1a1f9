import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from 'react-admin';
import { WIDE } from '../pages/Section.tsx';
import { without, type KitInputProps } from './input-props.ts';

/** A list of objects: rows that can be added, removed and moved up and down by buttons, with the keyboard too. */
export function NestedListInput(props: KitInputProps & { readonly children?: ReactNode }) {
  return (
    <ArrayInput {...without(props, 'alwaysOn', 'isRequired', 'children')} className={WIDE}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddRow />}
        getItemLabel={(index: number) => `${index + 1}.`}
        sx={ROWS}
      >
        {props.children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddRow() {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add()}>
      {translate('form.add_item')}
    </Button>
  );
}

const ROWS = {
  // React-admin hides a row's buttons until the pointer is over it: nobody reaches them by keyboard.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { py: 1 },
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
  '& .RaSimpleFormIterator-inline > *': { flex: '1 1 180px', minWidth: 140 },
  '& .MuiIconButton-root': { minWidth: 32, minHeight: 32 },
} as const;
