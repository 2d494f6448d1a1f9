import { alpha, Box, FormHelperText, type Theme, Typography } from '@mui/material';
import { textIn, type FlowField, type OptionRule } from '@tuyen/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useGetList, useInput, useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { choicePath, choicesFrom } from '@tuyen/model/client';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';
import { useEnumChoices } from '../inputs/choice/enum-choices.ts';
import { NarrowedChoices } from '../inputs/choice/narrowed-choices.tsx';
import { useReferenceOptions } from '../inputs/choice/options.ts';
import { useReferenceQuery } from '../inputs/choice/reference-query.ts';
import { InputHelp } from '../inputs/input-texts.tsx';
import { WIDE } from '../layout/section.tsx';
import { useResource } from '../model/model-context.tsx';
import { useRecordTitle } from '../record/use-localized.ts';
import { recordWords } from '../record/record-words.ts';
import { useConfirmation } from './confirmations.tsx';
import { fieldsOf, useFlow } from './flow-context.ts';
import { focusNextEmpty } from './focus-next-empty.ts';
import { typesText } from './key-presses.ts';

interface ButtonChoice {
  readonly id: string | number | boolean;
  readonly label: string;
  readonly detail: string;
  readonly disabled?: boolean;
  readonly suggested?: boolean;
}

/** Maximum number of options shown as buttons. More options would need a search. */
const MOST = 24;

/**
 * Shows the options of a field as buttons. Number keys select the first nine, anywhere on the page except in text
 * inputs.
 */
export function ChoiceButtons({ asked }: { readonly asked: FlowField }) {
  const { field, options } = asked;
  if (options) return <ListedButtons asked={asked} options={options} />;
  if (field.kind === 'reference')
    return <RecordButtons asked={asked} reference={field.resource} rules={field.options ?? []} />;
  return field.kind === 'enum' ? <EnumButtons asked={asked} name={field.enum} rules={field.options} /> : null;
}

function ListedButtons({ asked, options }: { readonly asked: FlowField; readonly options: Options }) {
  const formats = useFormats();
  const language = useLocale();
  const office = useOfficeId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const path = choicePath(options.path, useWatch());
  const { data } = useQuery({
    queryKey: ['flow-choices', path, language, office],
    queryFn: ({ signal }) => dataProvider.call<unknown>(path ?? '', { signal }),
    enabled: path !== undefined,
  });
  const choices = path === undefined ? [] : choicesFrom(data ?? [], options, formats);
  const answer: unknown = useWatch({ name: asked.name });
  useConfirmation(asked.name, choices.find(({ value }) => value === answer)?.confirm, options.confirmed);
  const shown = choices.map(({ value, label, hint = '', disabled = false, suggested = false }) => ({
    id: value,
    label,
    detail: hint,
    disabled,
    suggested,
  }));
  return <Buttons asked={asked} choices={shown} proposes={options.preselect === undefined ? 'first' : 'suggested'} />;
}

type Options = NonNullable<FlowField['options']>;

function EnumButtons({
  asked,
  name,
  rules,
}: {
  readonly asked: FlowField;
  readonly name: string;
  readonly rules: readonly OptionRule[] | undefined;
}) {
  const translate = useTranslate();
  const choices = useEnumChoices(name) ?? [];
  return (
    <NarrowedChoices source={asked.name} choices={choices} options={rules}>
      {(allowed) => (
        <Buttons
          asked={asked}
          choices={allowed.map((choice) => ({ id: String(choice.id), label: translate(choice.name), detail: '' }))}
        />
      )}
    </NarrowedChoices>
  );
}

function RecordButtons({
  asked,
  reference,
  rules,
}: {
  readonly asked: FlowField;
  readonly reference: string;
  readonly rules: readonly OptionRule[];
}) {
  const translate = useTranslate();
  const formats = useFormats();
  const language = useLocale();
  const titleOf = useRecordTitle();
  const resource = useResource(reference);
  const conditions = useReferenceOptions(asked.name, reference, rules);
  const { readable, filter, sort } = useReferenceQuery(asked.name, reference, conditions);
  const { data = [] } = useGetList(
    reference,
    { pagination: { page: 1, perPage: MOST }, ...(filter && { filter }), ...(sort && { sort }) },
    { enabled: readable && resource !== undefined },
  );
  const choices = data.map((record) => {
    const words = recordWords(resource?.fields ?? [], record, formats, translate, language);
    return {
      id: String(record.id),
      label: titleOf(resource?.title ?? '{name}', { ...record, ...words }),
      detail: (asked.shows ?? []).flatMap((name) => words[name] ?? []).join(' · '),
    };
  });
  return <Buttons asked={asked} choices={choices} />;
}

interface ButtonsProps {
  readonly asked: FlowField;
  readonly choices: readonly ButtonChoice[];
  /** Which choice the form begins with. Without a suggested choice, `suggested` leaves the choice to the user. */
  readonly proposes?: 'first' | 'suggested';
}

function Buttons({ asked, choices, proposes }: ButtonsProps) {
  const fields = fieldsOf(useFlow());
  // Only the first group of buttons in a flow uses the number keys, because the keys of several groups would collide.
  const hasKeys = fields.find(({ control }) => control === 'buttons')?.name === asked.name;
  const language = useLocale();
  const { name, field } = asked;
  const input = useInput({ source: name, format: (value: unknown) => value, parse: (value: unknown) => value });
  const { onChange, value } = input.field;
  const { resetField } = useFormContext();
  const label = textIn(field.label, language);
  const group = useRef<HTMLFieldSetElement>(null);

  const possible = choices.filter(({ disabled }) => !disabled);
  const suggestion = possible.find(({ suggested }) => suggested);
  const proposal = (suggestion ?? (proposes === 'first' ? possible[0] : undefined))?.id;
  const unfit = proposes !== undefined && proposal !== undefined && !possible.some(({ id }) => id === value);
  useEffect(() => {
    // Sets the proposed option as the default value of the form, so that it does not count as input of the user.
    if (unfit) resetField(name, { defaultValue: proposal });
  }, [unfit, proposal, name, resetField]);

  useEffect(() => {
    if (!hasKeys) return undefined;
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)) return;
      const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
      if (!choice || choice.disabled || group.current?.closest('[inert]')) return;
      event.preventDefault();
      onChange(choice.id);
      group.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus();
      const form = group.current?.closest('form');
      if (form) requestAnimationFrame(() => focusNextEmpty(form));
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [choices, onChange, hasKeys]);

  return (
    <Box
      component="fieldset"
      ref={group}
      {...(field.required && proposes === undefined && { 'data-required': '' })}
      className={WIDE}
      sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}
    >
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ mb: 0.5, p: 0 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <Box sx={GRID}>
        {choices.map((choice, index) => (
          <Box component="label" key={String(choice.id)} sx={CHOICE}>
            <input
              type="radio"
              name={name}
              value={String(choice.id)}
              disabled={choice.disabled ?? false}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
              {...(hasKeys && index < 9 && { 'aria-keyshortcuts': String(index + 1) })}
            />
            {hasKeys && index < 9 ? <kbd aria-hidden>{index + 1}</kbd> : null}
            <span>
              {choice.label}
              {choice.detail ? <small>{choice.detail}</small> : null}
            </span>
          </Box>
        ))}
      </Box>
      <FormHelperText error={input.fieldState.invalid}>
        <InputHelp
          error={input.fieldState.error?.message}
          help={field.help ? textIn(field.help, language) : undefined}
        />
      </FormHelperText>
    </Box>
  );
}

const GRID = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))' };

const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { position: 'absolute', opacity: 0, width: 0, height: 0 },
  '& kbd': {
    flexShrink: 0,
    minWidth: 22,
    textAlign: 'center',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    color: 'text.secondary',
    font: 'inherit',
    fontSize: 12,
  },
  '& small': { display: 'block', color: 'text.secondary', fontSize: 13 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: ({ palette }: Theme) => `inset 4px 0 ${palette.primary.main}`,
    bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, 0.12),
    fontWeight: 600,
  },
  // The offset separates the focus outline from the border of the selected option.
  '&:has(:focus-visible)': { outline: '2px dotted', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
