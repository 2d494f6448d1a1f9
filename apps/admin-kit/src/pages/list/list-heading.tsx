import { useResourceContext } from 'react-admin';
import { Afterwards } from '../../layout/in-pieces.tsx';
import { CreateButton } from './create-button.tsx';
import { ExportButton } from './export-button.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import { MoreActions } from '../../layout/more-actions.tsx';
import { ListOperations } from '../../operations/operation-buttons.tsx';
import { useCapabilities } from '../../model/model-context.tsx';
import { useCanAction, useCanCustomAction } from '../../record/can-action.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { OnceAnswered } from '../../record/once-answered.tsx';
import { useListAllows } from '../../record/record-can.ts';
import { usePhone } from '../../theme/phone.ts';
import { ViewSwitch } from './view-switch.tsx';
import { useResourceLabels } from '../../record/resource-labels.ts';

export function ListHeading() {
  const { many } = useResourceLabels();
  const canAction = useCanAction();
  const canCustomAction = useCanCustomAction();
  const allows = useListAllows();
  const phone = usePhone();
  const { csv } = useCapabilities(useResourceContext());
  const imports = csv && canCustomAction('import') && allows('import') !== false;
  const exports = csv && canCustomAction('export');
  const buttons = (
    <>
      {phone ? null : <ViewSwitch />}
      <ListOperations />
      {canAction('create') && allows('create') !== false ? (
        <OnceAnswered>
          <CreateButton variant="contained" />
        </OnceAnswered>
      ) : null}
      {imports || exports ? (
        <MoreActions>
          {imports ? (
            <OnceAnswered>
              <ImportButton />
            </OnceAnswered>
          ) : null}
          {exports ? <ExportButton /> : null}
        </MoreActions>
      ) : null}
    </>
  );
  // Renders the buttons immediately on a phone, where they can wrap below the heading. Rendering them later would move
  // the list down.
  return (
    <>
      <PageHeading title={many}>{phone ? buttons : <Afterwards waiting={null}>{buttons}</Afterwards>}</PageHeading>
      {phone ? <ViewSwitch /> : null}
    </>
  );
}
