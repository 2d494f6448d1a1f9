// From schemas/resources/object-groups.json by `tuyen generate`. Edit that, or own this as custom/object-groups/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { ObjectGroupForm } from './form.gen.tsx';

export const ObjectGroupEdit = () => (
  <RecordEdit>
    <ObjectGroupForm />
  </RecordEdit>
);
