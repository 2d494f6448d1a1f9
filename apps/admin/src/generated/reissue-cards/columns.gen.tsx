// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards columns`.
import { BooleanField, DataTable } from 'react-admin';
import { DateField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const reissueCardColumns = {
  new_card_code: <DataTable.Col source="new_card_code" />,
  old_card_code: <DataTable.Col source="old_card_code" />,
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  reason: (
    <DataTable.Col source="reason">
      <EnumField source="reason" enum="reissue-reason" />
    </DataTable.Col>
  ),
  fee: (
    <DataTable.Col source="fee" align="right">
      <MoneyField source="fee" currency="currency" />
    </DataTable.Col>
  ),
  reissued_on: (
    <DataTable.Col source="reissued_on">
      <DateField source="reissued_on" />
    </DataTable.Col>
  ),
  old_card_returned: (
    <DataTable.Col source="old_card_returned">
      <BooleanField source="old_card_returned" />
    </DataTable.Col>
  ),
};
