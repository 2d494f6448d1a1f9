import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { RecordedField } from '../elements/recorded-field.tsx';
import { useResource } from '../model/model-context.tsx';
import type { TimelineChange, TimelineEntry } from './timeline.ts';

const FIRST = 4;

interface ChangeLinesProps {
  readonly entry: TimelineEntry;
  readonly changes: readonly TimelineChange[];
}

export function ChangeLines({ entry, changes }: ChangeLinesProps) {
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, FIRST);
  const given = resource?.operations?.some((operation) => operation.name === entry.action) ?? false;
  return (
    <Box component="dl" sx={LINES}>
      {shown.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline' }}>
          <Box component="dt">{translate(`resources.${name}.fields.${field}`, { _: field })}:</Box>
          <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline', m: 0 }}>
            {given ? null : (
              <>
                <Value field={field} value={before} />
                <span>→</span>
              </>
            )}
            <Value field={field} value={after} />
          </Box>
        </Box>
      ))}
      {changes.length > shown.length ? (
        <Button size="small" sx={{ displayPrint: 'none' }} onClick={() => setAll(true)}>
          {translate('timeline.all_changes', { smart_count: changes.length - shown.length })}
        </Button>
      ) : null}
    </Box>
  );
}

const LINES = { m: 0, my: 0.25, typography: 'body2', '& dt': { color: 'text.secondary' }, '& img': { maxHeight: 48 } };

function Value({ field, value }: { readonly field: string; readonly value: unknown }) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  if (value === undefined || value === null || value === '') return <em>{translate('timeline.empty_value')}</em>;
  return <RecordedField resource={resource} field={field} record={{ [field]: value }} />;
}
