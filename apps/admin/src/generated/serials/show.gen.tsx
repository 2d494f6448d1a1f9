// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { serialFields } from './fields.gen.tsx';

export const SerialShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {serialFields.name}
      {serialFields.template}
      {serialFields.parts}
      {serialFields.length}
      {serialFields.note}
    </ShowSection>
    <ShowSection name="counting">
      {serialFields.restart}
      {serialFields.last_serial}
      {serialFields.last_issued_at}
      {serialFields.next_index}
      {serialFields.preview}
    </ShowSection>
    <ShowSection name="system">
      {serialFields.created_by}
      {serialFields.created_at}
      {serialFields.updated_at}
    </ShowSection>
  </RecordShow>
);
