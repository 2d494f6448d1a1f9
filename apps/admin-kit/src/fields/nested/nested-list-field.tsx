import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { isObject } from '@tuyen/model';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { RecordContextProvider, useFieldValue, useResourceContext, useTranslate } from 'react-admin';
import { NestedPath, RootRecord, useNestedPath, useRootRecord } from './nested-path.ts';
import { TextOf } from '../text-of.tsx';
import { PictureSizeContext, SMALL_PICTURE } from '../../layout/picture-size-context.ts';

interface NestedListFieldProps {
  readonly source: string;
  readonly label?: string | false;
  readonly children?: ReactNode;
}

type Column = ReactElement<{ source: string }>;

/** On a phone, the headings of the table are smaller and wrap, so that the values get enough width. */
const TABLE = {
  overflowWrap: 'break-word',
  '& th': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, fontSize: { xs: 12, sm: 'inherit' } },
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
} as const;

/** Shows a list of nested objects as a table. Each child is a column. */
export function NestedListField({ source, children }: NestedListFieldProps) {
  const value: unknown = useFieldValue({ source });
  const path = useNestedPath(source);
  const root = useRootRecord();
  const resource = useResourceContext();
  const translate = useTranslate();
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  const columns = Children.toArray(children).filter((child): child is Column => isValidElement(child));
  if (rows.length === 0) return <TextOf>{null}</TextOf>;
  const label = (column: Column) => {
    const name = column.props.source;
    return translate(`resources.${resource}.fields.${path}.${name}`, { _: name });
  };
  return (
    <Box
      sx={{ overflowX: 'auto', maxWidth: '100%' }}
      tabIndex={0}
      role="group"
      aria-label={translate(`resources.${resource}.fields.${path}`)}
    >
      {}
      <NestedPath value={path}>
        <RootRecord value={root}>
          <PictureSizeContext value={SMALL_PICTURE}>
            <Table size="small" sx={TABLE}>
              <TableHead>
                <TableRow>
                  {columns.map((column) => (
                    <TableCell key={column.props.source} align={alignOf(column)}>
                      {label(column)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row, index) => (
                  // A nested row has no id, so its index is the only key.
                  <RecordContextProvider key={index} value={{ id: index, ...row }}>
                    <TableRow>
                      {columns.map((column) => (
                        <TableCell key={column.props.source} align={alignOf(column)}>
                          {column}
                        </TableCell>
                      ))}
                    </TableRow>
                  </RecordContextProvider>
                ))}
              </TableBody>
            </Table>
          </PictureSizeContext>
        </RootRecord>
      </NestedPath>
    </Box>
  );
}

function alignOf({ type }: Column): 'left' | 'right' {
  return typeof type === 'function' && 'textAlign' in type && type.textAlign === 'right' ? 'right' : 'left';
}

NestedListField.wide = true;
