import { useContext, useState } from 'react';
import { Button, Link, Stack } from '@mui/material';
import {
  RecordRepresentation,
  ReferenceArrayField,
  useCreatePath,
  useFieldValue,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../auth/session-context.tsx';
import { LinksContext } from './links-context.ts';
import type { ListProps } from './listed.tsx';
import { ShortId } from './short-id.tsx';
import { SHOWN } from './values-in-line.ts';
import { TextOf } from '../text-of.tsx';

/** A longer list opens with this many records, so that it does not push the other fields out of sight. */
const FIRST = 20;
const STEP = 100;

/** Shows the titles of referenced records. A long list shows more of them on request. */
export function ReferenceListField({ source, reference, inLine }: ListProps & { readonly reference: string }) {
  const value: unknown = useFieldValue({ source });
  const readable = useMay()(reference, 'list');
  const translate = useTranslate();
  const [many, setMany] = useState(FIRST);
  if (!Array.isArray(value) || value.length === 0) return <TextOf>{null}</TextOf>;
  const ids = value.map(String);
  const shown = ids.slice(0, inLine ? SHOWN : many);
  const hidden = ids.length - shown.length;
  return (
    <>
      {readable ? (
        // The record has only the shown ids. Otherwise, the field would read all records.
        <ReferenceArrayField record={{ id: '', shown }} source="shown" reference={reference} perPage={shown.length}>
          <Links reference={reference} more={inLine ? hidden : 0} />
        </ReferenceArrayField>
      ) : (
        <Ids ids={shown} more={inLine ? hidden : 0} />
      )}
      {!inLine && hidden > 0 && (
        <Button size="small" onClick={() => setMany(many + STEP)}>
          {translate('board.more', { smart_count: Math.min(STEP, hidden) })}
        </Button>
      )}
    </>
  );
}

interface MoreProps {
  /** Number of records that are not shown. */
  readonly more: number;
}

function Ids({ ids, more }: MoreProps & { readonly ids: readonly string[] }) {
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {ids.map((id) => (
        <ShortId key={id} id={id} />
      ))}
      <More many={more} />
    </Stack>
  );
}

function More({ many }: { readonly many: number }) {
  return many > 0 ? <TextOf>{`+${many}`}</TextOf> : null;
}

function Links({ reference, more }: MoreProps & { readonly reference: string }) {
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
      <More many={more} />
    </Stack>
  );
}
