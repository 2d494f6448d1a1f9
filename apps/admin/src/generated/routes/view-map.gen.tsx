// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes view-map`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, MapFields, MapFilters, MapPage, ReferenceSelect } from '@tuyen/admin-kit';
import { routeFields } from './fields.gen.tsx';
import { routeInputs } from './inputs.gen.tsx';

export const RouteViewMap = () => (
  <MapPage name="map">
    <MapFields>
      {routeFields.transport_mode}
      {routeFields.company_id}
      {routeFields.first_trip}
      {routeFields.last_trip}
      {routeFields.headway_minutes}
    </MapFields>
    <MapFilters>
      <SearchInput source="q" alwaysOn />
      <EnumInput source="transport_mode" enum="transport-mode" />
      <ReferenceSelect source="company_id" reference="offices" />
      {routeInputs.direction}
      <NullableBooleanInput source="over_stop_limit" />
      {routeInputs.status}
    </MapFilters>
  </MapPage>
);
