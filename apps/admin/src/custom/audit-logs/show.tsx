import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { fields as auditLogFields } from './fields.tsx';
import { useTranslate, type RaRecord } from 'react-admin';
import { actionIn } from './named.tsx';
import { ChangeTable } from './change-table.tsx';

export const AuditLogShow = () => {
  const translate = useTranslate();
  const titleOf = (entry: RaRecord) => {
    const resource = translate(`resources.${entry['resource']}.name`, { smart_count: 1, _: entry['resource'] });
    const named = typeof entry['record_title'] === 'string' ? `${resource} ${entry['record_title']}` : resource;
    return `${named}: ${actionIn(translate, entry).toLocaleLowerCase()}`;
  };
  return (
    <RecordShow titleOf={titleOf}>
      <ShowSection name="main">
        {auditLogFields.at}
        {auditLogFields.actor}
        {auditLogFields.user_id}
        {auditLogFields.client_kind}
        {auditLogFields.action}
        {auditLogFields.resource}
        {auditLogFields.record_id}
        {auditLogFields.office_id}
      </ShowSection>
      <ChangeTable />
    </RecordShow>
  );
};
