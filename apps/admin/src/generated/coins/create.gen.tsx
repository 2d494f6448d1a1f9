// From schemas/resources/coins.json by `tuyen generate`. Edit that, or own this as custom/coins/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CoinForm } from './form.gen.tsx';

export const CoinCreate = () => (
  <RecordCreate>
    <CoinForm />
  </RecordCreate>
);
