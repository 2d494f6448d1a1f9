// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts columns`.
import { DataTable } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const workShiftColumns = {
  code: <DataTable.Col source="code" />,
  work_date: (
    <DataTable.Col source="work_date">
      <DateField source="work_date" />
    </DataTable.Col>
  ),
  shift_number: (
    <DataTable.Col source="shift_number" align="right">
      <NumberField source="shift_number" />
    </DataTable.Col>
  ),
  user_id: (
    <DataTable.Col source="user_id">
      <ReferenceLink source="user_id" reference="users" />
    </DataTable.Col>
  ),
  total_sales: (
    <DataTable.Col source="total_sales" align="right">
      <MoneyField source="total_sales" currency="currency" />
    </DataTable.Col>
  ),
  difference: (
    <DataTable.Col source="difference" align="right">
      <MoneyField source="difference" currency="currency" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="shift-state" />
    </DataTable.Col>
  ),
  opened_at: (
    <DataTable.Col source="opened_at">
      <DateTimeField source="opened_at" />
    </DataTable.Col>
  ),
};
