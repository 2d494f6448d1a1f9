import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from 'react-admin';
import { WIDE } from '../../layout/section.tsx';
import { emptyRow } from './empty-row.ts';
import { LOCKED } from './locked.ts';
import { without, type KitInputProps } from '../input-props.ts';
import { GroupTitle } from '../input-texts.tsx';

interface NestedListInputProps extends KitInputProps {
  readonly newRow?: Readonly<Record<string, unknown>>;
  readonly children?: ReactNode;
}

/** Renders inputs for a list of nested objects. The children are the inputs of one row. */
export function NestedListInput(props: NestedListInputProps) {
  const { readOnly = false } = props;
  const id = useId();
  return (
    <Box
      component="fieldset"
      disabled={readOnly}
      className={WIDE}
      aria-labelledby={id}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, ...LOCKED }}
    >
      <ArrayInput
        // Without a default value, react-admin sets the value of the list only later and discards what the user has
        // typed by then.
        defaultValue={null}
        {...without(props, 'alwaysOn', 'isRequired', 'children', 'newRow', 'readOnly')}
        label={
          <span id={id}>
            <GroupTitle {...props} />
          </span>
        }
      >
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          disableAdd={readOnly}
          disableRemove={readOnly}
          disableReordering={readOnly}
          addButton={<AddRow row={{ ...emptyRow(props.children), ...props.newRow }} />}
          getItemLabel={(index: number) => `${index + 1}.`}
          sx={ROWS}
        >
          {props.children}
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

function AddRow({ row }: { readonly row: object }) {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add(structuredClone(row))}>
      {translate('form.add_item')}
    </Button>
  );
}

const ROWS = {
  // React-admin hides the buttons of a row until the pointer is over it, which makes them unreachable by keyboard.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { py: 1 },
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
  '& .RaSimpleFormIterator-inline > *': { flex: '1 1 180px', minWidth: 140 },
  '& .MuiIconButton-root': { minWidth: 32, minHeight: 32 },
} as const;
