// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { ObjectGroupForm } from './form.gen.tsx';

export const ObjectGroupEdit = () => (
  <RecordEdit>
    <ObjectGroupForm />
  </RecordEdit>
);
