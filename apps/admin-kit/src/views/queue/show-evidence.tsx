import { Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EvidenceHeightContext } from '../../fields/upload/evidence-field.tsx';
import { QueueEvidence } from './parts.tsx';

/** Shows the uploaded files of a record in the side column of its page, beside the buttons of the decision. */
export function ShowEvidence({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, mb: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
        {translate('show.evidence')}
      </Typography>
      <EvidenceHeightContext value={HEIGHT}>
        <QueueEvidence>{children}</QueueEvidence>
      </EvidenceHeightContext>
    </Paper>
  );
}

ShowEvidence.isAside = true;

/** Height in pixels at which a portrait and a document fit into a window one below the other. */
const HEIGHT = 190;
