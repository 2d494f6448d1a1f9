import { Box, TextField } from '@mui/material';
import { textIn, type FlowField } from '@tuyen/model';
import { useState, type KeyboardEvent } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useGetOne,
  useInput,
  useLocale,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { KitDataProvider } from '../data/data-provider.ts';
import { InputHelp } from '../inputs/input-texts.tsx';
import { useChoice } from '../inputs/choice/choosing.ts';
import { FoundRecord } from './found-record.tsx';
import { CHOSEN_FOR } from '../data/query.ts';
import { focusNextEmpty } from './focus-next-empty.ts';
import { WIDE } from '../layout/section.tsx';
import { useResource } from '../model/model-context.tsx';

interface LookupInputProps {
  readonly asked: FlowField;
  readonly reference: string;
  readonly lookup: string;
  readonly shows: readonly string[];
}

/** Finds a record by a typed or scanned code. A barcode scanner ends its input with Enter, which starts the lookup. */
export function LookupInput({ asked, reference, lookup, shows }: LookupInputProps) {
  const language = useLocale();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const resource = useResource(reference);
  const choice = useChoice(asked.name);
  const { field, fieldState, id } = useInput({ source: asked.name, format: asIs, parse: asIs });
  const chosen = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const { data: record } = useGetOne(reference, { id: chosen ?? '' }, { enabled: chosen !== undefined });
  const { resetField } = useFormContext();
  const [typed, setTyped] = useState<string>();
  const [missing, setMissing] = useState<string>();

  const find = async () => {
    const code = (typed ?? '').trim();
    if (code === '' || code === record?.[lookup]) return;
    setMissing(undefined);
    try {
      const { data } = await dataProvider.getList(reference, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { [`${lookup}||$eqL`]: code, ...(choice && { [CHOSEN_FOR]: choice }) },
      });
      for (const [answer, from] of Object.entries(asked.fills ?? {}))
        // Sets the default value of the form, so that the value does not count as input of the user.
        resetField(answer, { defaultValue: data[0]?.[from] ?? null });
      field.onChange(data[0]?.id ?? null);
      if (!data[0]) setMissing(translate('flow.not_found', { code }));
    } catch (error) {
      setMissing(error instanceof Error ? error.message : String(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (typed ?? '').trim() === '' || typed === record?.[lookup]) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    void find().then(() => form && requestAnimationFrame(() => focusNextEmpty(form)));
  };
  const known = record?.[lookup];

  return (
    <Box className={WIDE}>
      <TextField
        id={id}
        name={asked.name}
        inputRef={field.ref}
        label={textIn(asked.field.label, language)}
        required={asked.field.required}
        value={typed ?? (typeof known === 'string' ? known : '')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void find()}
        error={fieldState.invalid || missing !== undefined}
        helperText={
          <InputHelp
            error={missing ?? fieldState.error?.message}
            help={asked.field.help ? textIn(asked.field.help, language) : undefined}
          />
        }
        autoComplete="off"
        fullWidth
      />
      {record && resource ? (
        <ResourceContextProvider value={reference}>
          <RecordContextProvider value={record}>
            <FoundRecord resource={resource} shows={shows} picture={asked.picture} />
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : null}
    </Box>
  );
}

const asIs = (value: unknown) => value;
