// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CoinForm } from './form.gen.tsx';

export const CoinEdit = () => (
  <RecordEdit>
    <CoinForm />
  </RecordEdit>
);
