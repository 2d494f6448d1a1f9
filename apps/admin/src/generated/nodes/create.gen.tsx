// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { NodeForm } from './form.gen.tsx';

export const NodeCreate = () => (
  <RecordCreate>
    <NodeForm />
  </RecordCreate>
);
