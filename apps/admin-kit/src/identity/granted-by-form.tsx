import { useRecordContext, useResourceContext } from 'react-admin';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useModel } from '../model/model-context.tsx';

const GrantedRights = lazyComponent(() => import('./granted-rights.tsx'));

/** Shows the rights that the form of an account gives. Empty in the form of any other resource. */
export function GrantedByForm() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const { accounts } = useModel();
  if (accounts === undefined || resource !== accounts) return null;
  return <GrantedRights id={record?.id === undefined ? undefined : String(record.id)} />;
}
