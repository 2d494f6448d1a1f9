// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { commandTransportInputs } from './inputs.gen.tsx';
import { validateCommandTransport } from './validate.gen.js';

const resolver = resolverFor(validateCommandTransport);

export const CommandTransportForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {commandTransportInputs.command_date}
      {commandTransportInputs.route_id}
      {commandTransportInputs.vehicle_id}
      {commandTransportInputs.driver_id}
      {commandTransportInputs.conductor_id}
      {commandTransportInputs.trip_ids}
      {commandTransportInputs.note}
    </FormSection>
    <FormSection name="tickets">{commandTransportInputs.ticket_ranges}</FormSection>
  </RecordForm>
);
