import { Box, Stack } from '@mui/material';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Labeled, useRecordContext } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { TickedField } from './ticks.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** What the list of a queue says of each record under its title. */
export function QueueRow({ children }: PartProps) {
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
      {Children.toArray(children).map((child, index) => (
        <Box component="span" key={index} sx={{ minWidth: 0, color: 'text.secondary', '& *': { color: 'inherit' } }}>
          {child}
        </Box>
      ))}
    </Stack>
  );
}

/** What was typed. Fields of the record that are empty are left out. */
export function QueueFields({ children }: PartProps) {
  const record = useRecordContext();
  const shown = useReadable(children).filter(
    (child) => isJoined(child) || !isEmpty(record?.[child.props.source ?? '']),
  );
  return (
    <Box
      sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}
    >
      {shown.map((child) => (
        <TickedField key={child.key} name={nameOf(child)}>
          <Labeled sx={{ mb: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>{child}</Labeled>
        </TickedField>
      ))}
    </Box>
  );
}

/** Uploads, large. */
export function QueueEvidence({ children }: PartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}>
      {useReadable(children).map((child) => (
        <TickedField key={child.key} name={nameOf(child)}>
          {child}
        </TickedField>
      ))}
    </Box>
  );
}

interface FieldProps {
  readonly source?: string;
  readonly reference?: string;
  readonly children?: ReactNode;
}

function elementsIn(children: ReactNode): readonly ReactElement<FieldProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<FieldProps> => isValidElement(child));
}

/** Without the fields of records that the user may not read. */
function useReadable(children: ReactNode): readonly ReactElement<FieldProps>[] {
  const may = useMay();
  return elementsIn(children).filter((child) => !isJoined(child) || may(child.props.reference ?? '', 'show'));
}

/** A field of another record: it stands inside of the reference that leads there. */
function isJoined({ props }: ReactElement<FieldProps>): boolean {
  return props.reference !== undefined && props.children !== undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The name of the field that is shown in the end: `full_name`, in the record of `customer_id`. */
function nameOf(element: ReactElement<FieldProps>): string {
  if (isJoined(element)) for (const inner of elementsIn(element.props.children)) return nameOf(inner);
  return element.props.source ?? '';
}
