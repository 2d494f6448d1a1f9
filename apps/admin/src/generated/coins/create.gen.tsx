// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CoinForm } from './form.gen.tsx';

export const CoinCreate = () => (
  <RecordCreate>
    <CoinForm />
  </RecordCreate>
);
