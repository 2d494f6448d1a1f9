import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

const TICKS = 5;

export function Countdown({ onEnd }: { readonly onEnd: () => void }) {
  const translate = useTranslate();
  const [left, setLeft] = useState(TICKS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  if (left === 0) return null;
  return (
    // Hides the countdown from announcements, so that a screen reader reads the message once and not every second.
    <Box component="span" role="timer" aria-live="off" sx={{ mr: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      {translate('undo.ticks', { seconds: left })}
    </Box>
  );
}
