// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials filters`.
import { EnumInput } from '@tuyen/kit/admin';

export const serialFilters = {
  name: <EnumInput source="name" enum="serial-template" />,
  restart: <EnumInput source="restart" enum="serial-restart" />,
};
