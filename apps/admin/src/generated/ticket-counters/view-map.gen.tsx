// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters view-map`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { MapFields, MapFilters, MapPage, ReferenceSelect } from '@tuyen/admin-kit';
import { ticketCounterFields } from './fields.gen.tsx';
import { ticketCounterInputs } from './inputs.gen.tsx';

export const TicketCounterViewMap = () => (
  <MapPage name="map">
    <MapFields>
      {ticketCounterFields.address}
      {ticketCounterFields.phone}
      {ticketCounterFields.delivers_cards}
      {ticketCounterFields.status}
    </MapFields>
    <MapFilters>
      <SearchInput source="q" alwaysOn />
      <ReferenceSelect source="district_id" reference="districts" />
      <NullableBooleanInput source="delivers_cards" />
      {ticketCounterInputs.status}
    </MapFilters>
  </MapPage>
);
