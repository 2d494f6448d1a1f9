// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards inputs`.
import { TextInput } from 'react-admin';
import { DateInput, FormattedInput } from '@tuyen/admin-kit';

export const electronicCardInputs = {
  card_code: (
    <FormattedInput
      source="card_code"
      format="card-code"
      isRequired
      helperText="resources.electronic-cards.help.card_code"
    />
  ),
  chip_number: <TextInput source="chip_number" helperText="resources.electronic-cards.help.chip_number" />,
  batch: <FormattedInput source="batch" format="catalogue-code" isRequired />,
  supplier: <TextInput source="supplier" />,
  received_on: <DateInput source="received_on" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
