import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useFormats } from '../format/use-formats.ts';
import type { FindProblems } from '../validation/resolver.ts';
import { flowBody, priceBody } from './answers.ts';
import { CashBox } from './cash-box.tsx';
import { fieldsOf, useFlow, type StaffFlow } from './flow-context.ts';
import { usePrice, type PriceRejection } from './use-price.ts';
import { type Pair, usePair } from '../i18n/use-pair.ts';

interface FlowTillProps {
  readonly find: FindProblems;
  readonly refusal: PriceRejection | undefined;
  readonly received: number | null;
  readonly onReceived: (amount: number | null) => void;
  readonly onClear: () => void;
}

export function FlowTill({ find, refusal, received, onReceived, onClear }: FlowTillProps) {
  const flow = useFlow();
  const { task } = flow;
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const answers = useWatch();
  const { isSubmitting } = useFormState();
  const body = flowBody(flow, answers);
  const suffices = find(body).length === 0;
  const price = usePrice(flow.name, suffices ? JSON.stringify(priceBody(flow, answers)) : undefined);
  const { payment } = task;
  const cash = payment !== undefined && body[payment.field] === payment.cash;
  return (
    <Paper
      variant="outlined"
      component="section"
      data-bar
      aria-labelledby={id}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        position: 'sticky',
        top: { md: 64 },
        bottom: { xs: 0, md: 'auto' },
        zIndex: 1,
      }}
    >
      {task.price === undefined ? null : (
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <Typography id={id} component="h2" variant="subtitle1" color="text.secondary">
            {translate('flow.price')}
          </Typography>
          <Typography
            variant="h4"
            component="output"
            aria-live="polite"
            sx={{ fontWeight: 600, opacity: price.asking ? 0.4 : 1 }}
          >
            {typeof price.amount === 'number' ? formats.money(price.amount) : '–'}
          </Typography>
        </Box>
      )}
      <Refused refusal={refusal ?? price.refusal} />
      {cash && typeof price.amount === 'number' && price.amount > 0 ? (
        <CashBox price={price.amount} received={received} onReceived={onReceived} />
      ) : null}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting}
        disabled={price.refusal !== undefined}
      >
        {translate('flow.confirm')}
      </Button>
      <Button color="inherit" onClick={onClear}>
        {translate('flow.clear')}
      </Button>
    </Paper>
  );
}

function Refused({ refusal }: { readonly refusal: PriceRejection | undefined }) {
  const pair = usePair();
  const flow = useFlow();
  const language = useLocale();
  if (!refusal) return null;
  const reasons = fieldReasons(flow, refusal, language, pair);
  const link = flow.task.links.find(({ code }) => code === refusal.code);
  return (
    <Alert severity="error">
      {reasons.length > 0 ? reasons.map((reason) => <div key={reason}>{reason}</div>) : refusal.message}
      {link ? (
        <MuiLink component={Link} to={link.to} sx={{ display: 'block', mt: 0.5, fontWeight: 600 }}>
          {textIn(link.label, language)}
        </MuiLink>
      ) : null}
    </Alert>
  );
}

function fieldReasons(flow: StaffFlow, { fields }: PriceRejection, language: string, pair: Pair): readonly string[] {
  return Object.entries(fields).map(([path, message]) => {
    const asked = fieldsOf(flow).find(({ name }) => name === path.split('.')[0]);
    return asked ? pair(textIn(asked.field.label, language), message) : message;
  });
}
