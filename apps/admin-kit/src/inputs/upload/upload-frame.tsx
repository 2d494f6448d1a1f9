import Close from '@mui/icons-material/Close';
import CloudUpload from '@mui/icons-material/CloudUpload';
import { Box, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { FileButton } from './file-button.tsx';
import { useFormContext } from 'react-hook-form';
import { inputRest, type KitInputProps } from '../input-props.ts';
import { GroupTitle, InputHelp } from '../input-texts.tsx';
import { storedUploads } from '../../uploads/stored-uploads.ts';
import { useUploads } from './use-uploads.ts';
import { PendingUpload } from './pending-upload.tsx';

interface UploadFrameProps extends KitInputProps {
  readonly accept?: readonly string[];
  readonly multiple?: boolean;
  readonly choose: string;
  readonly children: (url: string, index: number) => ReactNode;
  readonly prepare?: (file: File) => Promise<Blob | undefined>;
}

export function UploadFrame(props: UploadFrameProps) {
  const { source, label, helperText, resource, accept = [], multiple = false, choose, children, prepare } = props;
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput({
    ...inputRest(props),
    format: (value: unknown) => value ?? null,
    parse: (value: unknown) => value,
  });
  const { getValues } = useFormContext();
  const stored = storedUploads(field.value);
  const keep = (urls: readonly string[]) => field.onChange(multiple ? urls : (urls.at(-1) ?? null));
  const uploads = useUploads({
    path: field.name,
    accept,
    // Uploads can finish in any order before the next render, so each one appends to the current form value.
    onUploaded: (url) => keep([...storedUploads(getValues(field.name)), url]),
  });
  const locked = props.disabled === true || props.readOnly === true;

  const take = async (files: readonly File[]) => {
    for (const file of files.slice(0, multiple ? undefined : 1)) {
      const ready = prepare ? await prepare(file) : file;
      if (ready) void uploads.send(ready, file.name);
    }
    field.onBlur();
  };

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-helper-text`}
      className={`ra-input ra-input-${source}`}
      sx={{ mb: 1, width: '100%' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!locked) void take([...event.dataTransfer.files]);
      }}
    >
      <Typography id={`${id}-label`} variant="caption" color={fieldState.invalid ? 'error' : 'text.secondary'}>
        <GroupTitle source={source} label={label} resource={resource} isRequired={isRequired} />
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {stored.map((url, index) => (
          <Box key={url} sx={{ display: 'flex', alignItems: 'center' }}>
            {children(url, index)}
            {locked ? null : (
              <IconButton
                size="small"
                aria-label={translate('upload.remove')}
                onClick={() => keep(stored.filter((one) => one !== url))}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
        {locked ? null : (
          <FileButton
            id={id}
            size="small"
            startIcon={<CloudUpload />}
            aria-labelledby={`${id}-label ${id}`}
            accept={accept.join(',')}
            multiple={multiple}
            onFiles={(files) => void take(files)}
          >
            {translate(stored.length > 0 && !multiple ? 'upload.replace' : choose)}
          </FileButton>
        )}
      </Stack>
      <Stack aria-live="polite" spacing={0.5} sx={{ mt: 0.5 }}>
        {uploads.pending.map((upload) => (
          <PendingUpload key={upload.key} upload={upload} onDrop={() => uploads.drop(upload.key)} />
        ))}
      </Stack>
      <FormHelperText id={`${id}-helper-text`} error={fieldState.invalid}>
        <InputHelp error={fieldState.error?.message} help={helperText} />
      </FormHelperText>
    </Box>
  );
}
