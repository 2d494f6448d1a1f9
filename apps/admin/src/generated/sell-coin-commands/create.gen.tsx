// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { SellCoinCommandForm } from './form.gen.tsx';

export const SellCoinCommandCreate = () => (
  <RecordCreate>
    <SellCoinCommandForm />
  </RecordCreate>
);
