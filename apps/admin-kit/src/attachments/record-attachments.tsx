import { Paper } from '@mui/material';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useSeen } from '../layout/use-seen.ts';
import { AttachmentsTitle } from './attachments-title.tsx';

const AttachmentList = lazyComponent(() => import('./attachment-list.tsx'));

/** Lists the files that are attached to the current record. They load when the section becomes visible. */
export function RecordAttachments() {
  const id = useId();
  const record = useRecordContext();
  const [frame, seen] = useSeen<HTMLDivElement>();
  if (!record) return null;
  return (
    <Paper
      ref={frame}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, mb: 2, minWidth: 0, minHeight: 96, ...(seen ? {} : { displayPrint: 'none' }) }}
    >
      {seen ? <AttachmentList key={record.id} id={record.id} titleId={id} /> : <AttachmentsTitle id={id} />}
    </Paper>
  );
}
