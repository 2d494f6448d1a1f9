import { useFieldValue, useGetManyAggregate, useResourceContext, type RaRecord } from 'react-admin';
import { ShortId } from '../fields/choice/short-id.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { TextOf } from '../fields/text-of.tsx';
import { assigneesOf } from './people.ts';

/** Shows the name of the person in charge of the record. */
export function AssigneeName({ source }: FieldProps) {
  const id: unknown = useFieldValue({ source });
  const ids = typeof id === 'string' && id !== '' ? [id] : [];
  const resource = useResourceContext() ?? '';
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    assigneesOf(resource),
    { ids },
    { enabled: ids.length > 0 },
  );
  const [asked] = ids;
  if (asked === undefined) return <TextOf>{null}</TextOf>;
  const name: unknown = data?.find((person) => person?.id === asked)?.['name'];
  if (typeof name === 'string') return <TextOf>{name}</TextOf>;
  return isPending ? null : <ShortId id={asked} />;
}
