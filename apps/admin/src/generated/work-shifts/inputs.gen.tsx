// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts inputs`.
import { TextInput } from 'react-admin';
import { DateInput, NumberInput, ReferenceSelect, TimeInput } from '@tuyen/admin-kit';

export const workShiftInputs = {
  work_date: <DateInput source="work_date" isRequired />,
  shift_number: (
    <NumberInput source="shift_number" min={1} isRequired helperText="resources.work-shifts.help.shift_number" />
  ),
  user_id: (
    <ReferenceSelect
      source="user_id"
      reference="users"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  planned_from: <TimeInput source="planned_from" />,
  planned_to: <TimeInput source="planned_to" helperText="resources.work-shifts.help.planned_to" />,
  node_id: (
    <ReferenceSelect
      source="node_id"
      reference="nodes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.work-shifts.help.node_id"
    />
  ),
  ticket_counter_id: (
    <ReferenceSelect
      source="ticket_counter_id"
      reference="ticket-counters"
      options={[{ where: { status: ['ACTIVE', null] } }]}
    />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
};
