// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { SellCoinCommandForm } from './form.gen.tsx';

export const SellCoinCommandEdit = () => (
  <RecordEdit>
    <SellCoinCommandForm />
  </RecordEdit>
);
