// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { NodeForm } from './form.gen.tsx';

export const NodeEdit = () => (
  <RecordEdit>
    <NodeForm />
  </RecordEdit>
);
