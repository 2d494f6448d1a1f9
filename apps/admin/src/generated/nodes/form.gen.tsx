// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { nodeInputs } from './inputs.gen.tsx';
import { validateNode } from './validate.gen.js';

const resolver = resolverFor(validateNode);

export const NodeForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {nodeInputs.code}
      {nodeInputs.number}
      {nodeInputs.name}
      {nodeInputs.status}
      {nodeInputs.note}
    </FormSection>
    <FormSection name="place">
      {nodeInputs.place}
      <When condition={{ place: 'STATION' }}>{nodeInputs.station_id}</When>
      <When condition={{ place: 'ROUTE' }}>{nodeInputs.route_id}</When>
    </FormSection>
    <FormSection name="sale">
      {nodeInputs.device_id}
      {nodeInputs.ticket_types}
    </FormSection>
  </RecordForm>
);
