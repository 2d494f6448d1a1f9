import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box, Button, Menu, MenuItem, ToggleButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKeys } from '../../../keys/use-keys.ts';
import type { Planning } from './use-planning.ts';

interface PlanningActionsProps {
  readonly planning: Planning;
  readonly proposes: boolean;
  /** Number of bars that lack something. */
  readonly lacking: number;
  readonly onChooseLacking: () => void;
}

export function PlanningActions({ planning, proposes, lacking, onChooseLacking }: PlanningActionsProps) {
  const translate = useTranslate();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const { busy } = planning;
  const propose = () => void planning.propose();
  const copy = (days: number) => {
    setMenu(null);
    void planning.copy(days);
  };
  useKeys([
    ...(proposes ? [{ key: 'P', label: translate('planning.propose'), run: propose }] : []),
    { key: 'Y', label: translate('planning.copy_yesterday'), run: () => copy(1) },
    { key: 'W', label: translate('planning.copy_week'), run: () => copy(7) },
    ...(lacking > 0 ? [{ key: 'L', label: translate('planning.choose_lacking'), run: onChooseLacking }] : []),
  ]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      {proposes ? (
        <Button variant="outlined" size="small" loading={busy} aria-keyshortcuts="P" onClick={propose}>
          {translate('planning.propose')}
        </Button>
      ) : null}
      <Button
        variant="outlined"
        size="small"
        color="primary"
        disabled={busy}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setMenu(currentTarget)}
      >
        {translate('planning.copy')}
      </Button>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        <MenuItem onClick={() => copy(1)}>{translate('planning.copy_yesterday')} (Y)</MenuItem>
        <MenuItem onClick={() => copy(7)}>{translate('planning.copy_week')} (W)</MenuItem>
      </Menu>
      <ToggleButton
        value="choose"
        size="small"
        color="primary"
        selected={planning.choosing}
        sx={{ py: 0.5, textTransform: 'none' }}
        onChange={() => planning.setChoosing(!planning.choosing)}
      >
        {translate('planning.choose_several')}
      </ToggleButton>
      {lacking > 0 ? (
        <Button
          size="small"
          color="primary"
          startIcon={<WarningAmber color="warning" />}
          aria-keyshortcuts="L"
          onClick={onChooseLacking}
        >
          {translate('planning.lacking', { smart_count: lacking })}
        </Button>
      ) : null}
    </Box>
  );
}
