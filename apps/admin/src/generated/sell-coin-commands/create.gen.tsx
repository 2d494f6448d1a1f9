// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that, or own this as custom/sell-coin-commands/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { SellCoinCommandForm } from './form.gen.tsx';

export const SellCoinCommandCreate = () => (
  <RecordCreate>
    <SellCoinCommandForm />
  </RecordCreate>
);
