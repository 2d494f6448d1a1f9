import { Box } from '@mui/material';
import { kindOf, textIn, withUnits, type Resource } from '@tuyen/model';
import { Labeled, useLocale } from 'react-admin';
import { renderElement } from '../elements/render-element.tsx';

export function FoundRecord({ resource, shows }: { readonly resource: Resource; readonly shows: readonly string[] }) {
  const language = useLocale();
  const fields = shows.flatMap((name) => resource.fields.filter((field) => field.name === name));
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        p: 1.5,
        mb: 2,
        borderRadius: 1,
        bgcolor: 'action.hover',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {fields.map((field) => (
        <Labeled key={field.name} label={textIn(field.label, language)} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {renderElement(withUnits(kindOf(field).show(field), field, `resources.${resource.name}.units`))}
        </Labeled>
      ))}
    </Box>
  );
}
