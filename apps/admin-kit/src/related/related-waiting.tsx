import { Box, Skeleton, Typography } from '@mui/material';
import { createContext, useContext } from 'react';
import { TO_COME } from '../layout/use-whole-print.ts';

interface WaitingList {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
}

/** Title and number of rows of the list that is about to load. */
export const WaitingContext = createContext<WaitingList>({ id: '', title: '', rows: 2 });

const ROW = 36;

/** Shows the title of a list and room for its rows, with placeholders while the list loads. */
export function RelatedWaiting({ busy = false }: { readonly busy?: boolean }) {
  const { id, title, rows } = useContext(WaitingContext);
  return (
    <Box aria-busy={busy} sx={{ px: 2, py: 1 }} {...TO_COME}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, minHeight: 28 }}>
        {title}
      </Typography>
      {busy ? (
        Array.from({ length: rows }, (_, row) => <Skeleton key={row} aria-hidden height={ROW} />)
      ) : (
        <Box sx={{ height: rows * ROW }} />
      )}
    </Box>
  );
}
