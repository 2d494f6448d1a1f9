// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials filters`.
import { EnumInput } from '@tuyen/admin-kit';

export const serialFilters = {
  name: <EnumInput source="name" enum="serial-template" />,
  restart: <EnumInput source="restart" enum="serial-restart" />,
};
