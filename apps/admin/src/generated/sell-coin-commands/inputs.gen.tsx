// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, MoneyInput, ReferenceSelect } from '@tuyen/admin-kit';

export const sellCoinCommandInputs = {
  coin_id: (
    <ReferenceSelect
      source="coin_id"
      reference="coins"
      options={[{ where: { state: ['ACTIVE', 'SUSPECTED'] } }]}
      isRequired
      helperText="resources.sell-coin-commands.help.coin_id"
    />
  ),
  amount: (
    <MoneyInput
      source="amount"
      min={1000}
      currency="currency"
      isRequired
      helperText="resources.sell-coin-commands.help.amount"
    />
  ),
  payment_method: <EnumInput source="payment_method" enum="coin-payment" isRequired />,
  note: <TextInput source="note" multiline minRows={3} />,
};
