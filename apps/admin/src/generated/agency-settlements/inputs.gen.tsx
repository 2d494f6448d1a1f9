// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements inputs`.
import { TextInput } from 'react-admin';
import { MoneyInput, ReferenceSelect } from '@tuyen/admin-kit';

export const agencySettlementInputs = {
  agency_id: <ReferenceSelect source="agency_id" reference="agencies" isRequired />,
  amount: <MoneyInput source="amount" min={1} currency="currency" isRequired />,
  receipt_number: <TextInput source="receipt_number" isRequired />,
  note: <TextInput source="note" multiline minRows={3} />,
};
