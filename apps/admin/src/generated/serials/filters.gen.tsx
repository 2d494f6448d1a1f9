// From schemas/resources/serials.json by `tuyen generate`. Edit that, or own this as custom/serials/filters.tsx.
import { EnumInput } from '@tuyen/kit/admin';

export const serialFilters = {
  name: <EnumInput source="name" enum="serial-template" />,
  restart: <EnumInput source="restart" enum="serial-restart" />,
};
