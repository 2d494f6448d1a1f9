// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { appReleaseColumns } from './columns.gen.tsx';
import { appReleaseFilters } from './filters.gen.tsx';

export const AppReleaseList = () => (
  <ResourceList filters={Object.values(appReleaseFilters)} sort={{ field: 'released_on', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {appReleaseColumns.os}
      {appReleaseColumns.app_version}
      {appReleaseColumns.build_number}
      {appReleaseColumns.released_on}
      {appReleaseColumns.is_required}
      {appReleaseColumns.status}
    </ResourceTable>
  </ResourceList>
);
