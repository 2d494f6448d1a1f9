import { Box, Stack } from '@mui/material';
import { Children, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';
import { Labeled, useRecordContext, useReference, type RaRecord } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { isEmpty } from '../../record/is-empty.ts';
import { TickedField, TickingContext } from './ticks.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** Shows the filled fields of a record in its row of a queue. */
export function QueueRow({ children }: PartProps) {
  const record = useRecordContext();
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
      {elementsIn(children).map((child, index) => (
        <Box
          component="span"
          key={index}
          hidden={child.props.source !== undefined && !isJoined(child) && isEmpty(record?.[child.props.source])}
          sx={{ minWidth: 0, color: 'text.secondary', '& *': { color: 'inherit' } }}
        >
          {child}
        </Box>
      ))}
    </Stack>
  );
}

/**
 * Shows the fields of the open record. Empty fields appear only while the user marks fields that need a correction,
 * because a missing value can also need one.
 */
export function QueueFields({ children }: PartProps) {
  return (
    <Box
      sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))' }}
    >
      {useReadable(children).map((child) => (
        <Filled key={child.key} child={child}>
          <TickedField name={nameOf(child)}>
            <Labeled sx={{ mb: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>{child}</Labeled>
          </TickedField>
        </Filled>
      ))}
    </Box>
  );
}

function Filled({ child, children }: { readonly child: ReactElement<FieldProps>; readonly children: ReactNode }) {
  const value: unknown = useRecordContext()?.[child.props.source ?? ''];
  const other = useOther(child, value);
  const [inner] = elementsIn(child.props.children);
  const empty = other && inner && !isJoined(inner) ? isEmpty(other[inner.props.source ?? '']) : isEmpty(value);
  const canBeTicked = useContext(TickingContext)?.labels.has(nameOf(child)) ?? false;
  // Always renders children that have no `source`, because in a customized view they may not be fields.
  return empty && !canBeTicked && child.props.source !== undefined ? null : children;
}

function useOther(child: ReactElement<FieldProps>, id: unknown): RaRecord | undefined {
  const enabled = isJoined(child) && typeof id === 'string';
  const { referenceRecord } = useReference({
    reference: child.props.reference ?? '',
    id: enabled ? id : '',
    options: { enabled },
  });
  return enabled ? referenceRecord : undefined;
}

/** Shows files beside the fields of a queue. */
export function QueueEvidence({ children }: PartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))' }}>
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

function useReadable(children: ReactNode): readonly ReactElement<FieldProps>[] {
  const may = useMay();
  return elementsIn(children).filter((child) => !isJoined(child) || may(child.props.reference ?? '', 'show'));
}

function isJoined({ props }: ReactElement<FieldProps>): boolean {
  return props.reference !== undefined && props.children !== undefined;
}

/**
 * Returns the name of the innermost nested field. For example, returns `full_name` for a reference field `customer_id`
 * that contains the field `full_name`.
 */
function nameOf(element: ReactElement<FieldProps>): string {
  if (isJoined(element)) for (const inner of elementsIn(element.props.children)) return nameOf(inner);
  return element.props.source ?? '';
}
