// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  EnumInput,
  EnumListInput,
  FormattedInput,
  GeoPointInput,
  LocalizedTextInput,
  NestedListInput,
  QuantityInput,
  ReferenceSelect,
  TimeInput,
} from '@tuyen/admin-kit';

export const ticketCounterInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: (
    <LocalizedTextInput source="name" isRequired>
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  phone: <FormattedInput source="phone" format="hotline" />,
  delivers_cards: <BooleanInput source="delivers_cards" helperText="resources.ticket-counters.help.delivers_cards" />,
  card_stock_limit: (
    <QuantityInput
      source="card_stock_limit"
      min={1}
      unit="resources.ticket-counters.units.card_stock_limit"
      helperText="resources.ticket-counters.help.card_stock_limit"
    />
  ),
  status: <EnumInput source="status" enum="status" />,
  district_id: (
    <ReferenceSelect
      source="district_id"
      reference="districts"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  address: <TextInput source="address" isRequired />,
  position: <GeoPointInput source="position" />,
  opening_hours: (
    <NestedListInput source="opening_hours">
      <EnumListInput source="days" enum="weekday" isRequired />
      <TimeInput source="opens" isRequired />
      <TimeInput source="closes" isRequired />
    </NestedListInput>
  ),
};
