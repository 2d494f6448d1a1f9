// From schemas/resources/mails.json by `tuyen generate`. Edit that file, or own this: `tuyen eject mails columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const mailColumns = {
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="message-state" />
    </DataTable.Col>
  ),
  channel: (
    <DataTable.Col source="channel">
      <EnumField source="channel" enum="message-channel" />
    </DataTable.Col>
  ),
  recipient: <DataTable.Col source="recipient" />,
  subject: <DataTable.Col source="subject" />,
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceLink source="order_id" reference="orders" />
    </DataTable.Col>
  ),
  problem: (
    <DataTable.Col source="problem">
      <EnumField source="problem" enum="message-problem" />
    </DataTable.Col>
  ),
  attempts: (
    <DataTable.Col source="attempts" align="right">
      <QuantityField source="attempts" unit="resources.mails.units.attempts" />
    </DataTable.Col>
  ),
};
