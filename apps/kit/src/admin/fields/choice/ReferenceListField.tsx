import { useContext } from 'react';
import { Link, Stack } from '@mui/material';
import {
  RecordRepresentation,
  ReferenceArrayField,
  useCreatePath,
  useFieldValue,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../auth/session-context.tsx';
import { LinksContext } from './links-context.ts';
import { ShortId } from './ShortId.tsx';
import { TextOf } from '../TextOf.tsx';
import type { FieldProps } from '../field-props.ts';

/** The records that a list of ids names, each with a link; for those who may not read them, their ids. */
export function ReferenceListField({ source, reference }: FieldProps & { readonly reference: string }) {
  const ids: unknown = useFieldValue({ source });
  const readable = useMay()(reference, 'list');
  if (!Array.isArray(ids) || ids.length === 0) return <TextOf>{null}</TextOf>;
  if (!readable) return <Ids ids={ids.map(String)} />;
  return (
    <ReferenceArrayField source={source} reference={reference} perPage={1000}>
      <Links reference={reference} />
    </ReferenceArrayField>
  );
}

function Ids({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {ids.map((id) => (
        <ShortId key={id} id={id} />
      ))}
    </Stack>
  );
}

function Links({ reference }: { readonly reference: string }) {
  const { data } = useListContext<RaRecord>();
  const pathTo = useCreatePath();
  const links = useContext(LinksContext);
  if (!data?.length) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {data.map((record) =>
        links ? (
          <Link
            key={record.id}
            variant="body2"
            component={RouterLink}
            to={pathTo({ resource: reference, type: 'show', id: record.id })}
            onClick={(event) => event.stopPropagation()}
          >
            <RecordRepresentation record={record} resource={reference} />
          </Link>
        ) : (
          <RecordRepresentation key={record.id} record={record} resource={reference} />
        ),
      )}
    </Stack>
  );
}
