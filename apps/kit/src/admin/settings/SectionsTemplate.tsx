import { Box, Paper, Typography } from '@mui/material';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { Resource } from '@tuyen/model';
import { useResourceContext, useTranslate } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { WithOriginMark } from './OriginMark.tsx';

/** The settings in the sections of their schema; what no section names comes last. */
export function SectionsTemplate({ properties }: ObjectFieldTemplateProps) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  if (!resource) return null;
  return sectionsOf(
    resource,
    properties.map(({ name }) => name),
  ).map(({ name, fields }) => {
    const label = translate(`resources.${resource.name}.sections.${name}`, { _: '' });
    const id = `settings-${name}`;
    return (
      <Paper
        key={name}
        variant="outlined"
        component="section"
        aria-labelledby={label ? id : undefined}
        sx={{ p: 2, mb: 2, minWidth: 0 }}
      >
        {label ? (
          <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
            {label}
          </Typography>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 0.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {fields.map((field) => (
            <WithOriginMark key={field} name={field}>
              {properties.find((property) => property.name === field)?.content}
            </WithOriginMark>
          ))}
        </Box>
      </Paper>
    );
  });
}

function sectionsOf(resource: Resource, names: readonly string[]): { name: string; fields: string[] }[] {
  const placed = new Set(resource.form.sections.flatMap(({ fields }) => fields));
  const sections = resource.form.sections.map(({ name, fields }) => ({
    name,
    fields: fields.filter((field) => names.includes(field)),
  }));
  const rest = names.filter((name) => !placed.has(name));
  return [...sections, { name: 'other', fields: rest }].filter(({ fields }) => fields.length > 0);
}
