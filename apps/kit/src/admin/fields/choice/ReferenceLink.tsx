import { useContext } from 'react';
import { ReferenceField, useFieldValue } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { LinksContext } from './links-context.ts';
import { ShortId } from './ShortId.tsx';
import { TextOf } from '../TextOf.tsx';
import type { FieldProps } from '../field-props.ts';

/**
 * The record that an id names, with a link to it. Those who may not read it, or not this one, see that there is one: nothing
 * is asked that the server would refuse.
 */
export function ReferenceLink({
  source,
  reference,
  link = true,
}: FieldProps & { readonly reference: string; readonly link?: boolean }) {
  const id: unknown = useFieldValue({ source });
  const readable = useMay()(reference, 'list');
  const links = useContext(LinksContext);
  const opens = useMay()(reference, 'show') && links;
  if (typeof id !== 'string' || id === '') return <TextOf>{null}</TextOf>;
  if (!readable) return <ShortId id={id} />;
  return (
    <ReferenceField
      source={source}
      reference={reference}
      link={link && opens ? 'show' : false}
      emptyText=""
      empty={<ShortId id={id} />}
    />
  );
}
