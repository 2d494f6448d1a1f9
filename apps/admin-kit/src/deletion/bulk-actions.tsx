import { useResourceContext } from 'react-admin';
import { useMaySlug } from '../auth/session-context.tsx';
import { possibleBulkMoves } from '../bulk/possible-bulk-moves.ts';
import { editFieldsOf, mayEdit } from '../edits/editable.ts';
import { useResource } from '../model/model-context.tsx';
import { useCanAction } from '../record/can-action.ts';
import { commonPrints, mayAssign } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useChosen } from './use-chosen.ts';

const BulkBar = lazyComponent(() => import('./bulk-bar.tsx'));

/**
 * Toolbar for the selected rows, hidden without a selection. It is at the bottom of the window like the form buttons,
 * so that rows do not move while the user selects.
 */
export function BulkActions() {
  const resource = useResource(useResourceContext());
  const may = useMaySlug();
  const canAction = useCanAction();
  const canDelete = canAction('delete');
  const canEdit = canAction('edit');
  const chosen = useChosen();
  const prints = commonPrints(chosen);
  const moves = resource ? possibleBulkMoves(resource, chosen, may) : [];
  const edits = editFieldsOf(resource).length > 0 && chosen.some((record) => mayEdit(record, canEdit));
  if (chosen.length === 0) return null;
  if (!(canDelete || edits || prints.length + moves.length > 0 || chosen.some(mayAssign))) return null;
  return <BulkBar prints={prints} canDelete={canDelete} chosen={chosen} />;
}
