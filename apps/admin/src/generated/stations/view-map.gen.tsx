// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations view-map`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, MapFields, MapFilters, MapPage, ReferenceSelect } from '@tuyen/admin-kit';
import { stationFields } from './fields.gen.tsx';
import { stationInputs } from './inputs.gen.tsx';

export const StationViewMap = () => (
  <MapPage name="map">
    <MapFields>
      {stationFields.transport_mode}
      {stationFields.route_id}
      {stationFields.district_id}
      {stationFields.address}
      {stationFields.status}
    </MapFields>
    <MapFilters>
      <SearchInput source="q" alwaysOn />
      <EnumInput source="transport_mode" enum="transport-mode" />
      <ReferenceSelect source="route_id" reference="routes" />
      <ReferenceSelect source="district_id" reference="districts" />
      <NullableBooleanInput source="is_interchange" />
      {stationInputs.status}
    </MapFilters>
  </MapPage>
);
