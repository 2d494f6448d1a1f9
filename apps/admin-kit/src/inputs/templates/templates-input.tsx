import { Box } from '@mui/material';
import { textIn, type Field } from '@tuyen/model';
import { useRef } from 'react';
import { TextInput, useLocale, useResourceContext, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useResource } from '../../model/model-context.tsx';
import { inputRest, type KitInputProps } from '../input-props.ts';
import { TemplateButtons } from './template-buttons.tsx';

interface TemplatesInputProps extends KitInputProps {
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly templates?: readonly string[];
}

/** Renders a text input with buttons that insert ready-made texts. */
export function TemplatesInput({ templates, ...props }: TemplatesInputProps) {
  const language = useLocale();
  const name = useWrappedSource(props.source);
  const fields = useResource(useResourceContext())?.fields;
  const field = fieldAt(fields ?? [], name);
  const own = field?.kind === 'text' ? field.templates : undefined;
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const box = useRef<HTMLDivElement>(null);
  const fixed = props.readOnly === true || props.disabled === true;
  return (
    <Box ref={box}>
      <TemplateButtons
        templates={fixed ? [] : (templates ?? own?.map((one) => textIn(one, language)) ?? [])}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => {
          setValue(name, text, { shouldDirty: true, shouldTouch: true });
          box.current?.querySelector<HTMLElement>('textarea, input')?.focus();
        }}
      />
      <TextInput {...inputRest(props)} />
    </Box>
  );
}

function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [name, ...rest] = path.split('.').filter((step) => !/^\d+$/u.test(step));
  const found = fields.find((field) => field.name === name);
  if (rest.length === 0 || !found) return found;
  return 'fields' in found ? fieldAt(found.fields, rest.join('.')) : undefined;
}
