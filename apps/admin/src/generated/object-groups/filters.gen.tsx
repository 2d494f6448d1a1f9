// From schemas/resources/object-groups.json by `tuyen generate`. Edit that, or own this as custom/object-groups/filters.tsx.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/kit/admin';

export const objectGroupFilters = {
  q: <SearchInput source="q" alwaysOn />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" />,
  needs_approval: <NullableBooleanInput source="needs_approval" />,
  status: <EnumInput source="status" enum="status" />,
};
