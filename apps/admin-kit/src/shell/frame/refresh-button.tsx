import Refresh from '@mui/icons-material/Refresh';
import { CircularProgress, IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLoading, useRefresh } from 'react-admin';
import { useTranslation } from 'react-i18next';

export function RefreshButton() {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const label = t('ra.action.refresh');
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => refresh()}>
      <Turning />
    </IconButton>
  );
}

/** Delay in ms before a loading indicator appears. Without it, the indicator would flicker with each request. */
const SOON = 250;

function Turning() {
  const loading = useLoading();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return late ? <CircularProgress color="inherit" size={24} thickness={5} /> : <Refresh />;
}
