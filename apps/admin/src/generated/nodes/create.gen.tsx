// From schemas/resources/nodes.json by `tuyen generate`. Edit that, or own this as custom/nodes/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { NodeForm } from './form.gen.tsx';

export const NodeCreate = () => (
  <RecordCreate>
    <NodeForm />
  </RecordCreate>
);
