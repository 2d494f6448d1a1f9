import { Stack } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';

/** What a card says under its title. Empty fields are left out. */
export function BoardCard({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext();
  const filled = Children.toArray(children).filter((child) => {
    const value: unknown = isValidElement<{ source?: string }>(child) ? record?.[child.props.source ?? ''] : undefined;
    return value !== undefined && value !== null && value !== '';
  });
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, '& *': ROW }}>
      {filled}
    </Stack>
  );
}

const ROW = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
