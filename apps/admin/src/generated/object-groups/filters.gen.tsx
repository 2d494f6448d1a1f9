// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const objectGroupFilters = {
  q: <SearchInput source="q" alwaysOn />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" />,
  issuer_id: <ReferenceSelect source="issuer_id" reference="offices" />,
  needs_approval: <NullableBooleanInput source="needs_approval" />,
  status: <EnumInput source="status" enum="status" />,
};
