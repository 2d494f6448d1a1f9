import { Box, Button, type ButtonProps } from '@mui/material';
import { useRef, type ReactNode } from 'react';

interface FileButtonProps extends Pick<
  ButtonProps,
  'size' | 'startIcon' | 'variant' | 'id' | 'aria-labelledby' | 'disabled'
> {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Button that opens the file picker. The browser's own input stays hidden, because it cannot be styled or translated. */
export function FileButton({ accept, multiple = false, onFiles, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Clears the input, so that the user can choose the same file again.
          event.target.value = '';
        }}
      />
    </>
  );
}
