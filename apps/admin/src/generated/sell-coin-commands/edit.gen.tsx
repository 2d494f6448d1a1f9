// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that, or own this as custom/sell-coin-commands/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { SellCoinCommandForm } from './form.gen.tsx';

export const SellCoinCommandEdit = () => (
  <RecordEdit>
    <SellCoinCommandForm />
  </RecordEdit>
);
