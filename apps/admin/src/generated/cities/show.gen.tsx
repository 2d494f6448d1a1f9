// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { cityFields } from './fields.gen.tsx';

export const CityShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {cityFields.code}
      {cityFields.name}
      {cityFields.scope}
      {cityFields.districts_complete}
      {cityFields.status}
    </ShowSection>
    <ShowSection name="system">
      {cityFields.created_at}
      {cityFields.updated_at}
      {cityFields.created_by}
    </ShowSection>
  </RecordShow>
);
