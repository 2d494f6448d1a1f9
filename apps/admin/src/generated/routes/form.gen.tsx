// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { routeInputs } from './inputs.gen.tsx';
import { validateRoute } from './validate.gen.js';

const resolver = resolverFor(validateRoute);

export const RouteForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {routeInputs.code}
      {routeInputs.name}
      {routeInputs.route_serial}
      {routeInputs.transport_mode}
      {routeInputs.direction}
      {routeInputs.company_id}
      {routeInputs.city_id}
      {routeInputs.length_m}
      {routeInputs.color}
      {routeInputs.monthly_sale}
      {routeInputs.status}
      {routeInputs.note}
    </FormSection>
    <FormSection name="service">
      {routeInputs.first_trip}
      {routeInputs.last_trip}
      {routeInputs.headway_minutes}
      {routeInputs.peak_headway_minutes}
    </FormSection>
    <FormSection name="stops">
      {routeInputs.stops_outbound}
      <When condition={{ direction: 'TWO_WAY' }}>{routeInputs.stops_inbound}</When>
    </FormSection>
  </RecordForm>
);
