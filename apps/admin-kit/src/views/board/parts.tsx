import { Stack } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { isEmpty } from '../../record/is-empty.ts';

/** Shows the filled fields of a record on its card of a board. */
export function BoardCard({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext();
  const filled = Children.toArray(children).filter((child) => {
    const source = isValidElement<{ source?: string }>(child) ? child.props.source : undefined;
    return source === undefined || !isEmpty(record?.[source]);
  });
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, '& *': ROW }}>
      {filled}
    </Stack>
  );
}

const ROW = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
