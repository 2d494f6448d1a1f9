import { Box, Button, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { TypedMoney } from '../inputs/typed/typed-money.tsx';
import { changeOf, likelyAmounts } from './cash.ts';

interface CashBoxProps {
  readonly price: number;
  readonly received: number | null;
  readonly onReceived: (amount: number | null) => void;
}

export function CashBox({ price, received, onReceived }: CashBoxProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { currency } = formats.region;
  const change = changeOf(price, received);
  const choose = (amount: number) => {
    onReceived(amount);
    // Moves the focus to the submit button, so that Enter confirms the payment.
    box.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1 }}>
      <TypedMoney
        id={id}
        label={translate('flow.received')}
        value={received}
        onChange={onReceived}
        min={0}
        helperText={received === null ? translate('flow.exact_help') : undefined}
      />
      {currency.denominations ? (
        <Box role="group" aria-label={translate('flow.notes')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {likelyAmounts(price, currency.denominations).map((amount) => (
            <Button
              key={amount}
              variant={received === amount ? 'contained' : 'outlined'}
              size="small"
              aria-pressed={received === amount}
              onClick={() => choose(amount)}
            >
              {formats.money(amount)}
            </Button>
          ))}
        </Box>
      ) : null}
      <Box role="status" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography color={change === undefined ? 'error' : 'text.secondary'}>
          {translate(change === undefined ? 'flow.missing' : 'flow.change')}
        </Typography>
        <Typography
          variant="h5"
          component="span"
          color={change === undefined ? 'error' : undefined}
          sx={{ fontWeight: 600 }}
        >
          {formats.money(change ?? price - (received ?? 0))}
        </Typography>
      </Box>
    </Box>
  );
}
