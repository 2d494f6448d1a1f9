// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands inputs`.
import { TextInput } from 'react-admin';
import { DateInput, MoneyInput, ReferenceSelect, UploadInput } from '@tuyen/admin-kit';

export const acceptanceCommandInputs = {
  period_from: <DateInput source="period_from" isRequired />,
  period_to: <DateInput source="period_to" isRequired helperText="resources.acceptance-commands.help.period_to" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" isRequired />,
  note: <TextInput source="note" multiline minRows={3} />,
  unit_price: (
    <MoneyInput
      source="unit_price"
      min={0}
      currency="currency"
      isRequired
      helperText="resources.acceptance-commands.help.unit_price"
    />
  ),
  deduction: (
    <MoneyInput
      source="deduction"
      min={0}
      currency="currency"
      helperText="resources.acceptance-commands.help.deduction"
    />
  ),
  deduction_reason: <TextInput source="deduction_reason" />,
  attachment: <UploadInput source="attachment" accept={['application/pdf', 'image/jpeg', 'image/png']} />,
};
