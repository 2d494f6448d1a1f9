// From schemas/resources/object-groups.json by `tuyen generate`. Edit that, or own this as custom/object-groups/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { ObjectGroupForm } from './form.gen.tsx';

export const ObjectGroupCreate = () => (
  <RecordCreate>
    <ObjectGroupForm />
  </RecordCreate>
);
