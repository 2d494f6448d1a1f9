import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { csvFields, csvHeadings, fieldOfHeading, foldedHeading, type Resource } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useStore, useTranslate } from 'react-admin';
import { useModel } from '../model/model-context.tsx';
import { assignColumns, type CsvFile } from './csv-file.ts';

/** Option value for a column that the import ignores. It cannot be a field name, because field names are never empty. */
const LEFT_OUT = '';
const NOT_CHOSEN = ' ';
const NONE: Readonly<Record<string, string>> = {};

interface UnknownColumnsProps {
  readonly resource: Resource;
  readonly file: CsvFile;
  readonly unknown: readonly number[];
  readonly onDone: (file: CsvFile) => void;
}

export function UnknownColumns({ resource, file, unknown, onDone }: UnknownColumnsProps) {
  const translate = useTranslate();
  const model = useModel();
  const heading = csvHeadings(resource, model, useLocale());
  const [remembered, setRemembered] = useStore<Readonly<Record<string, string>>>(
    `import.${resource.name}.columns`,
    NONE,
  );
  const taken = new Set(
    file.columns.map((name, index) => (unknown.includes(index) ? undefined : fieldOfHeading(resource, name, model))),
  );
  const fields = csvFields(resource).filter((field) => !taken.has(field));
  const keyOf = (index: number) => foldedHeading(file.columns[index] ?? '');
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(() => {
    const used = new Set<string>();
    return new Map(
      unknown.flatMap((index): (readonly [number, string])[] => {
        const key = keyOf(index);
        const name = Object.hasOwn(remembered, key) ? remembered[key] : undefined;
        if (name === undefined || used.has(name)) return [];
        if (name !== LEFT_OUT && !fields.some((field) => field.name === name)) return [];
        if (name !== LEFT_OUT) used.add(name);
        return [[index, name]];
      }),
    );
  });

  const finish = () => {
    const answers = unknown.map((index) => [keyOf(index), chosen.get(index) ?? LEFT_OUT] as const);
    setRemembered({ ...remembered, ...Object.fromEntries(answers) });
    onDone(assignColumns(file, chosen));
  };

  return (
    <>
      <Typography sx={{ mb: 2 }}>{translate('import.columns.explained')}</Typography>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        {unknown.map((index) => {
          const others = new Set([...chosen].flatMap(([at, name]) => (at === index ? [] : [name])));
          const sample = file.rows.map(({ cells }) => cells[index]?.trim() ?? '').find(Boolean);
          return (
            <TextField
              key={index}
              select
              fullWidth
              size="small"
              label={file.columns[index]?.trim() || translate('import.columns.unnamed', { position: index + 1 })}
              helperText={
                sample === undefined ? undefined : translate('import.columns.sample', { value: sample.slice(0, 60) })
              }
              value={chosen.get(index) ?? NOT_CHOSEN}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              onChange={({ target }) => setChosen(new Map(chosen).set(index, target.value))}
            >
              <MenuItem value={NOT_CHOSEN} disabled>
                {translate('import.columns.choose')}
              </MenuItem>
              <MenuItem value={LEFT_OUT}>{translate('import.columns.leave_out')}</MenuItem>
              {fields
                .filter(({ name }) => !others.has(name))
                .map((field) => (
                  <MenuItem key={field.name} value={field.name} sx={{ whiteSpace: 'normal' }}>
                    {heading(field)}
                  </MenuItem>
                ))}
            </TextField>
          );
        })}
      </Stack>
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" disabled={unknown.some((index) => !chosen.has(index))} onClick={finish}>
          {translate('import.columns.continue')}
        </Button>
      </Box>
    </>
  );
}
