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
import type { ListProps } from './listed.tsx';
import { ShortId } from './short-id.tsx';
import { SHOWN } from './values-in-line.ts';
import { TextOf } from '../text-of.tsx';

/** Shows the titles of all referenced records. */
export function ReferenceListField({ source, reference, inLine }: ListProps & { readonly reference: string }) {
  const ids: unknown = useFieldValue({ source });
  const readable = useMay()(reference, 'list');
  if (!Array.isArray(ids) || ids.length === 0) return <TextOf>{null}</TextOf>;
  const shown = inLine ? SHOWN : ids.length;
  if (!readable) return <Ids ids={ids.map(String)} shown={shown} />;
  return (
    <ReferenceArrayField source={source} reference={reference} perPage={1000}>
      <Links reference={reference} shown={shown} />
    </ReferenceArrayField>
  );
}

interface ShownProps {
  readonly shown: number;
}

function Ids({ ids, shown }: ShownProps & { readonly ids: readonly string[] }) {
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {ids.slice(0, shown).map((id) => (
        <ShortId key={id} id={id} />
      ))}
      <More many={ids.length - shown} />
    </Stack>
  );
}

function More({ many }: { readonly many: number }) {
  return many > 0 ? <TextOf>{`+${many}`}</TextOf> : null;
}

function Links({ reference, shown }: ShownProps & { readonly reference: string }) {
  const { data } = useListContext<RaRecord>();
  const pathTo = useCreatePath();
  const links = useContext(LinksContext);
  if (!data?.length) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {data.slice(0, shown).map((record) =>
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
      <More many={data.length - shown} />
    </Stack>
  );
}
