// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements fields`.
import { TextField } from 'react-admin';
import { DateTimeField, MoneyField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const agencySettlementFields = {
  agency_id: <ReferenceLink source="agency_id" reference="agencies" />,
  amount: <MoneyField source="amount" currency="currency" />,
  receipt_number: <TextField source="receipt_number" />,
  note: <TextField source="note" component="pre" />,
  settled_at: <DateTimeField source="settled_at" />,
  counted_from: <DateTimeField source="counted_from" />,
  agency_office_id: <ReferenceLink source="agency_office_id" reference="offices" />,
  currency: <TextField source="currency" />,
  taken: <MoneyField source="taken" currency="currency" />,
  commission_percent: (
    <QuantityField source="commission_percent" unit="resources.agency-settlements.units.commission_percent" />
  ),
  owed_before: <MoneyField source="owed_before" currency="currency" />,
  owed_after: <MoneyField source="owed_after" currency="currency" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
