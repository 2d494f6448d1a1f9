// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumListField, QuantityField, ReferenceLink, StateField } from '@tuyen/admin-kit';

export const scheduleColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  weekdays: (
    <DataTable.Col source="weekdays" disableSort>
      <EnumListField source="weekdays" enum="weekday" inLine />
    </DataTable.Col>
  ),
  valid_from: (
    <DataTable.Col source="valid_from">
      <DateField source="valid_from" />
    </DataTable.Col>
  ),
  valid_to: (
    <DataTable.Col source="valid_to">
      <DateField source="valid_to" />
    </DataTable.Col>
  ),
  departure_count: (
    <DataTable.Col source="departure_count" align="right">
      <QuantityField source="departure_count" unit="resources.schedules.units.departure_count" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <StateField
        source="status"
        enum="status"
        overrides={[
          {
            when: { status: 'ACTIVE' },
            past: 'valid_to',
            label: { vi: 'Hết hiệu lực', en: 'Ended' },
            color: 'neutral',
          },
        ]}
      />
    </DataTable.Col>
  ),
};
