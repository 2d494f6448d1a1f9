// From schemas/resources/nodes.json by `tuyen generate`. Edit that, or own this as custom/nodes/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { NodeForm } from './form.gen.tsx';

export const NodeEdit = () => (
  <RecordEdit>
    <NodeForm />
  </RecordEdit>
);
