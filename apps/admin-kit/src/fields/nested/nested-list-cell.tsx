import { Box } from '@mui/material';
import { isObject } from '@tuyen/model';
import { Children, Fragment, type ReactNode } from 'react';
import { RecordContextProvider, useFieldValue } from 'react-admin';
import { TextOf } from '../text-of.tsx';
import { NestedPath, useNestedPath } from './nested-path.ts';

interface NestedListCellProps {
  readonly source: string;
  readonly children?: ReactNode;
}

/** Shows a list of nested objects in a table cell: one line for each object, its values separated by dashes. */
export function NestedListCell({ source, children }: NestedListCellProps) {
  const value: unknown = useFieldValue({ source });
  const path = useNestedPath(source);
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  if (rows.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <NestedPath value={path}>
      {rows.map((row, index) => (
        // A nested row has no id, so its index is the only key.
        <RecordContextProvider key={index} value={{ id: index, ...row }}>
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {Children.toArray(children).map((child, position) => (
              <Fragment key={position}>
                {position > 0 ? ' – ' : null}
                {child}
              </Fragment>
            ))}
          </Box>
        </RecordContextProvider>
      ))}
    </NestedPath>
  );
}
