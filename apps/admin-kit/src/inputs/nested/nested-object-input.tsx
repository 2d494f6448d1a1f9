import { Box, FormHelperText } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { SourceContextProvider, useResourceContext, useSourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { WIDE } from '../../layout/section.tsx';
import { messageAt } from '../../validation/message-at.ts';
import { LOCKED } from './locked.ts';
import { GroupTitle, InputHelp } from '../input-texts.tsx';
import type { KitInputProps } from '../input-props.ts';

/** Groups the inputs of a nested object, which are its children. */
export function NestedObjectInput({
  source,
  label,
  helperText,
  isRequired,
  readOnly = false,
  children,
}: KitInputProps & { readonly children?: ReactNode }) {
  const resource = useResourceContext();
  const outer = useSourceContext();
  const translate = useTranslate();
  const path = outer.getSource(source);
  const message = messageAt(useFormState({ name: path }).errors, path);
  const inner = useMemo(
    () => ({
      getSource: (name: string) => (name ? `${path}.${name}` : path),
      getLabel: (name: string) => `resources.${resource}.fields.${path.replace(/\.\d+\./g, '.')}.${name}`,
    }),
    [path, resource],
  );
  const helpId = `${path}-help`;
  return (
    <Box
      component="fieldset"
      disabled={readOnly}
      className={WIDE}
      aria-describedby={helpId}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 2,
        pt: 1,
        m: 0,
        mb: 2,
        minWidth: 0,
        width: '100%',
        ...LOCKED,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, typography: 'body2', color: 'text.secondary' }}>
        <GroupTitle
          label={label ?? outer.getLabel(source)}
          source={source}
          isRequired={isRequired}
          resource={resource}
        />
      </Box>
      <SourceContextProvider value={inner}>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>{children}</Box>
      </SourceContextProvider>
      <FormHelperText id={helpId} error={message !== undefined}>
        <InputHelp error={message} help={helperText ? translate(helperText) : false} />
      </FormHelperText>
    </Box>
  );
}
