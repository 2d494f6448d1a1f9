// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { fields as auditLogFields } from '../../custom/audit-logs/fields.tsx';

export const AuditLogShow = () => (
  <RecordShow>
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
    <ShowSection name="change">
      {auditLogFields.before}
      {auditLogFields.after}
    </ShowSection>
  </RecordShow>
);
