// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points view-map`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { MapFields, MapFilters, MapPage, ReferenceSelect } from '@tuyen/admin-kit';
import { stopPointFields } from './fields.gen.tsx';
import { stopPointInputs } from './inputs.gen.tsx';

export const StopPointViewMap = () => (
  <MapPage name="map">
    <MapFields>
      {stopPointFields.district_id}
      {stopPointFields.address}
      {stopPointFields.has_shelter}
      {stopPointFields.status}
    </MapFields>
    <MapFilters>
      <SearchInput source="q" alwaysOn />
      <ReferenceSelect source="district_id" reference="districts" />
      <NullableBooleanInput source="has_shelter" />
      {stopPointInputs.status}
    </MapFilters>
  </MapPage>
);
