import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { WIDE } from '../../layout/Section.tsx';
import type { KitInputProps } from '../input-props.ts';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

/** Formatted text. The editor is as large as the rest of a form: it comes only where it is needed. */
export function RichTextInput(props: KitInputProps) {
  return (
    <Box className={WIDE}>
      <Suspense fallback={<Skeleton variant="rounded" width="100%" height={220} />}>
        <Editor {...props} />
      </Suspense>
    </Box>
  );
}
