// From schemas/resources/coins.json by `tuyen generate`. Edit that, or own this as custom/coins/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CoinForm } from './form.gen.tsx';

export const CoinEdit = () => (
  <RecordEdit>
    <CoinForm />
  </RecordEdit>
);
