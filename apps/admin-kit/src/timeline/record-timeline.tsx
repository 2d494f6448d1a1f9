import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSeen } from '../layout/use-seen.ts';
import { TO_COME } from '../layout/use-whole-print.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const Entries = lazyComponent(() => import('./timeline-entries.tsx'), <Box aria-busy="true" {...TO_COME} />);

/** Lists the changes of the current record. They load when the section becomes visible. */
export function RecordTimeline() {
  const id = useId();
  const translate = useTranslate();
  const record = useRecordContext();
  const [frame, seen] = useSeen<HTMLDivElement>();
  if (!record) return null;
  return (
    <Paper
      ref={frame}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, mb: 2, minWidth: 0, minHeight: 140, ...(seen ? {} : { displayPrint: 'none' }) }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
        {translate('timeline.title')}
      </Typography>
      <Box>{seen ? <Entries key={record.id} id={record.id} /> : <Box {...TO_COME} />}</Box>
    </Paper>
  );
}

RecordTimeline.isAside = true;
