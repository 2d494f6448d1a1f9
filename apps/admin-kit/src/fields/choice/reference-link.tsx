import ErrorIcon from '@mui/icons-material/Error';
import { capabilitiesOf } from '@tuyen/model';
import { useContext, type MouseEvent } from 'react';
import { LinearProgress, useCreatePath, useFieldValue, useGetRecordRepresentation, useReference } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../auth/session-context.tsx';
import { useResourceOutline } from '../../model/model-context.tsx';
import { LinksContext } from './links-context.ts';
import { ShortId } from './short-id.tsx';
import { TextOf } from '../text-of.tsx';
import { textProps } from '../text-props.ts';
import type { FieldProps } from '../field-props.ts';

/**
 * Shows a referenced record with a link. Users who may not read the record see a placeholder. For them no request is
 * sent, because the server would reject it.
 */
export function ReferenceLink({
  source,
  reference,
  link = true,
}: FieldProps & { readonly reference: string; readonly link?: boolean }) {
  const id: unknown = useFieldValue({ source });
  const may = useMay();
  const { actions, getMany } = capabilitiesOf(useResourceOutline(reference));
  const readable = may(reference, 'list') && (getMany || actions.includes('show'));
  const links = useContext(LinksContext);
  const opens = may(reference, 'show') && actions.includes('show') && links;
  if (typeof id !== 'string' || id === '') return <TextOf>{null}</TextOf>;
  if (!readable) return <ShortId id={id} />;
  return <Referred id={id} reference={reference} opens={link && opens} />;
}

interface ReferredProps {
  readonly id: string;
  readonly reference: string;
  readonly opens: boolean;
}

/**
 * React-admin's own reference field renders each record twice, because it computes the link only after the first
 * render.
 */
function Referred({ id, reference, opens }: ReferredProps) {
  const { referenceRecord, isLoading, error } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  const createPath = useCreatePath();
  if (isLoading) return <LinearProgress />;
  if (!referenceRecord)
    return error ? <ErrorIcon color="error" fontSize="small" titleAccess={error.message} /> : <ShortId id={id} />;
  const name = nameOf(referenceRecord);
  return opens ? (
    <Link
      {...textProps(String(name))}
      to={createPath({ resource: reference, id, type: 'show' })}
      state={TO_THE_TOP}
      onClick={stayInRow}
    >
      {name}
    </Link>
  ) : (
    <span {...textProps(String(name))}>{name}</span>
  );
}

const TO_THE_TOP = { _scrollToTop: true };

function stayInRow(event: MouseEvent): void {
  event.stopPropagation();
}
