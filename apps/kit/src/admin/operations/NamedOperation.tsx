import { useResourceContext } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import OperationDialog from './OperationDialog.tsx';

/** The dialog of an operation on the resource around, as soon as that is described. */
export default function NamedOperation({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const operation = useResource(useResourceContext())?.operations?.find((each) => each.name === name);
  return operation ? <OperationDialog operation={operation} onClose={onClose} /> : null;
}
