import { Box, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, useResourceContext, useTranslate } from 'react-admin';
import { messageAt } from '../validation/message-at.ts';
import { inputRest, type KitInputProps } from './input-props.ts';
import { GroupTitle, InputHelp } from './input-texts.tsx';

interface GeoPoint {
  readonly lat?: number | null;
  readonly lng?: number | null;
}

const PARTS = [
  ['lat', 'latitude', 90],
  ['lng', 'longitude', 180],
] as const;

/** Input for latitude and longitude in degrees. A pair copied from a map can be pasted into either field. */
export function GeoPointInput(props: KitInputProps) {
  const { source, label, helperText, readOnly, disabled } = props;
  const resource = useResourceContext();
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput({
    ...inputRest(props),
    format: (value: unknown) => value ?? null,
    parse: (value: unknown) => value,
  });
  const value: GeoPoint = field.value ?? {};
  const set = (next: GeoPoint) => field.onChange(next.lat === null && next.lng === null ? null : next);
  const message = fieldState.error?.message;
  return (
    <Box
      component="fieldset"
      className={`ra-input ra-input-${source}`}
      aria-describedby={`${id}-helper-text`}
      sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0, width: '100%' }}
    >
      <Box component="legend" sx={{ p: 0, typography: 'caption', color: 'text.secondary' }}>
        <GroupTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {PARTS.map(([part, name, limit]) => (
          <DegreeInput
            key={part}
            id={`${id}-${part}`}
            label={translate(`geo.${name}`)}
            value={value[part] ?? null}
            limit={limit}
            required={isRequired}
            error={messageAt(fieldState.error, part) ?? (message ? '' : undefined)}
            disabled={disabled ?? false}
            readOnly={readOnly ?? false}
            onChange={(degrees) => set({ lat: null, lng: null, ...value, [part]: degrees })}
            onPair={set}
            onBlur={field.onBlur}
          />
        ))}
      </Box>
      <FormHelperText id={`${id}-helper-text`} error={fieldState.invalid}>
        <InputHelp error={message} help={helperText} />
      </FormHelperText>
    </Box>
  );
}

interface DegreeInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly limit: number;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly onChange: (degrees: number | null) => void;
  readonly onPair: (pair: GeoPoint) => void;
  readonly onBlur: () => void;
}

function DegreeInput({
  id,
  label,
  value,
  limit,
  required,
  error,
  disabled,
  readOnly,
  onChange,
  onPair,
  onBlur,
}: DegreeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? value ?? ''}
      error={error !== undefined}
      helperText={error ? <InputHelp error={error} /> : undefined}
      disabled={disabled}
      required={required}
      fullWidth
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const degrees = Number(text.replace(',', '.'));
        if (text.trim() === '') onChange(null);
        else if (Number.isFinite(degrees) && Math.abs(degrees) <= limit) onChange(degrees);
      }}
      onPaste={(event) => {
        const pair = coordinatesIn(event.clipboardData.getData('text'));
        if (!pair) return;
        event.preventDefault();
        setTyped(null);
        onPair(pair);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      slotProps={{ input: { readOnly }, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

/** Parses `21.0285, 105.8542`. Returns undefined for other text. */
export function coordinatesIn(text: string): { lat: number; lng: number } | undefined {
  const pair = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  return pair ? { lat: Number(pair[1]), lng: Number(pair[2]) } : undefined;
}
