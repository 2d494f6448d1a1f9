import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useListContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { RecordedField } from '../../elements/recorded-field.tsx';
import { useResource } from '../../model/model-context.tsx';
import { usePair } from '../../i18n/use-pair.ts';

export default function FilterChips({ names }: { readonly names: readonly string[] }) {
  const translate = useTranslate();
  const pair = usePair();
  const labelOf = useTranslateLabel();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const without = (source: string) =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([key]) => key !== source)), displayedFilters);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {names.map((source) => (
        <Box key={source} sx={CHIP}>
          {labelOf({ source, resource: name })}:
          {[filterValues[source]].flat().map((value) => (
            <RecordedField
              key={String(value)}
              resource={resource}
              field={source}
              record={{ [source]: asRecorded(resource, source, value) }}
            />
          ))}
          <IconButton
            size="small"
            aria-label={pair(translate('ra.action.remove_filter'), `${labelOf({ source, resource: name })}`)}
            onClick={() => without(source)}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  pl: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  typography: 'body2',
} as const;

function asRecorded(resource: ReturnType<typeof useResource>, source: string, value: unknown): unknown {
  const kind = resource?.fields.find(({ name }) => name === source)?.kind;
  return kind === 'reference-list' || kind === 'enum-list' ? [value] : value;
}
