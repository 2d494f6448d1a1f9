import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { Labeled } from 'react-admin';
import { OneByOne } from '../../layout/in-pieces.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** Shows the fields of the chosen record on a timeline. */
export function TimelineFields({ children, least = 180 }: PartProps & { readonly least?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      }}
    >
      {Children.map(children, (child) =>
        isValidElement(child) ? (
          <Labeled sx={{ mb: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>{child}</Labeled>
        ) : null,
      )}
    </Box>
  );
}

/** Shows the inputs of a new record on a timeline. */
export function TimelineInputs({ children }: PartProps) {
  return (
    <Box sx={{ minHeight: Children.toArray(children).length * INPUT }}>
      <OneByOne>{children}</OneByOne>
    </Box>
  );
}

/** Height of the file preview in pixels. */
const INPUT = 76;
