// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins inputs`.
import { TextInput } from 'react-admin';
import { ReferenceSelect } from '@tuyen/admin-kit';

export const coinInputs = {
  customer_id: (
    <ReferenceSelect
      source="customer_id"
      reference="customers"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.coins.help.customer_id"
    />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
};
