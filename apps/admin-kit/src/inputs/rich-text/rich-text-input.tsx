import { Box, Skeleton } from '@mui/material';
import { WIDE } from '../../layout/section.tsx';
import type { KitInputProps } from '../input-props.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const Editor = lazyComponent(
  () => import('./rich-text-editor.tsx'),
  <Skeleton variant="rounded" width="100%" height={220} />,
);

/** Lazy rich text input. The code of the editor is as large as the code of all other parts of a form. */
export function RichTextInput(props: KitInputProps) {
  return (
    <Box className={WIDE}>
      <Editor {...props} />
    </Box>
  );
}
