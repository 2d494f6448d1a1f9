// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-sessions fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateTimeField, ReferenceLink } from '@tuyen/admin-kit';

export const cardSessionFields = {
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  device: <TextField source="device" />,
  kept: <BooleanField source="kept" />,
  started_at: <DateTimeField source="started_at" />,
  used_at: <DateTimeField source="used_at" />,
  ends_at: <DateTimeField source="ends_at" />,
  ended_at: <DateTimeField source="ended_at" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
};
