import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { Labeled, RecordContextProvider, useFieldValue, useResourceContext } from 'react-admin';
import { NestedPath, RootRecord, useNestedPath, useRootRecord } from './nested-path.ts';
import { TextOf } from '../text-of.tsx';

interface NestedObjectFieldProps {
  readonly source: string;
  readonly label?: string | false;
  readonly children?: ReactNode;
}

/** Shows the fields of a nested object. The children are its fields. */
export function NestedObjectField({ source, children }: NestedObjectFieldProps) {
  const value: unknown = useFieldValue({ source });
  const resource = useResourceContext();
  const path = useNestedPath(source);
  const root = useRootRecord();
  if (typeof value !== 'object' || value === null) return <TextOf>{null}</TextOf>;
  return (
    <RecordContextProvider value={{ id: source, ...value }}>
      <NestedPath value={path}>
        <RootRecord value={root}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {Children.map(children, (child) =>
              isValidElement<{ source: string }>(child) ? (
                <Labeled label={`resources.${resource}.fields.${path}.${child.props.source}`}>{child}</Labeled>
              ) : null,
            )}
          </Box>
        </RootRecord>
      </NestedPath>
    </RecordContextProvider>
  );
}

NestedObjectField.wide = true;
