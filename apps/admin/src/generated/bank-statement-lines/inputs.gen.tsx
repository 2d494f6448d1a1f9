// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines inputs`.
import { TextInput } from 'react-admin';

export const bankStatementLineInputs = {
  reference: <TextInput source="reference" isRequired helperText="resources.bank-statement-lines.help.reference" />,
  booked: <TextInput source="booked" isRequired helperText="resources.bank-statement-lines.help.booked" />,
  credit: <TextInput source="credit" helperText="resources.bank-statement-lines.help.credit" />,
  debit: <TextInput source="debit" helperText="resources.bank-statement-lines.help.debit" />,
  description: <TextInput source="description" multiline minRows={3} isRequired />,
};
