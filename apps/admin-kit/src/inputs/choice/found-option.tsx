import { Typography } from '@mui/material';
import { useChoicesContext, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { foundBy } from './found-by.ts';

/** Renders a record in the list of a reference search. A second line says which field the typed words were found in. */
export function FoundOption({ reference }: { readonly reference: string }) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(reference);
  const translate = useTranslate();
  const { filterValues } = useChoicesContext();
  const typed = typeof filterValues?.['q'] === 'string' ? filterValues['q'] : '';
  const resource = useResource(typed === '' ? undefined : reference);
  if (!record) return null;
  const title = String(represent(record));
  const why = resource && foundBy(resource, record, { title, typed });
  return (
    <span>
      {title}
      {why && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {translate(`resources.${reference}.fields.${why.field}`, { _: why.field })}: {why.text}
        </Typography>
      )}
    </span>
  );
}
