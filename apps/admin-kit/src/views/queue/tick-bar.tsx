import { Button, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../model/model-context.tsx';
import { interpreterFor } from '../../validation/interpreter.ts';
import type { TickingState } from './use-ticking.ts';

interface TickBarProps {
  readonly ticking: TickingState;
  readonly onSend: (input: object) => void;
}

export default function TickBar({ ticking, onSend }: TickBarProps) {
  const translate = useTranslate();
  const language = useLocale();
  const { kinds } = useModel();
  const bar = useRef<HTMLDivElement>(null);
  const { action, input, value, cancel } = ticking;
  const schema = action?.action.schema;
  const problemsOf = useMemo(() => (schema ? interpreterFor(schema, kinds) : () => []), [schema, kinds]);
  const count = value?.ticked.size ?? 0;
  useEffect(() => {
    bar.current?.closest('section')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
  }, []);
  return (
    <>
      <Typography ref={bar} data-busy role="status" variant="body2" sx={{ flex: '1 1 200px', alignSelf: 'center' }}>
        {translate('queue.ticking', { smart_count: count })}
      </Typography>
      <Button color="inherit" onClick={cancel}>
        {translate('workflow.cancel')}
      </Button>
      <Button variant="contained" disabled={problemsOf(input).length > 0} onClick={() => onSend(input)}>
        {action ? textIn(action.action.label, language) : ''}
      </Button>
    </>
  );
}
