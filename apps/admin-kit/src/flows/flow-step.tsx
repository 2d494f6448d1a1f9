import { Box, Paper, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useId, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { WIDE } from '../layout/section.tsx';
import { useFlow } from './flow-context.ts';

/**
 * Renders a step under its heading. All steps of a staff flow are on one page, so that a clerk can move from field to
 * field.
 */
export function FlowStep({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  const language = useLocale();
  const step = useFlow().steps.find((one) => one.name === name);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {textIn(step?.title ?? {}, language)}
      </Typography>
      {step?.intro ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {textIn(step.intro, language)}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          [`& > .${WIDE}, & > :has(> .${WIDE})`]: { gridColumn: '1 / -1' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}
