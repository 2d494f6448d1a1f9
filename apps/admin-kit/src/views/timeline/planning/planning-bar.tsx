import { Button, IconButton, Paper, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useState } from 'react';
import { useResourceContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useKeys } from '../../../keys/use-keys.ts';
import { lazyComponent } from '../../../layout/lazy-component.tsx';
import { NONE_CHOSEN } from './selection.ts';
import type { Planning } from './use-planning.ts';

const OffersDialog = lazyComponent(() => import('./offers-dialog.tsx'));

interface PlanningBarProps {
  readonly view: string;
  readonly planning: Planning;
  /** Reference fields that can be assigned, such as the vehicle and the driver. */
  readonly fields: readonly string[];
  /** The chosen records. */
  readonly records: readonly RaRecord[];
  readonly titleOf: (id: Identifier) => string;
  readonly onRun: () => void;
}

/** Shows what can be assigned to the chosen bars. The number of a field is also its key. */
export function PlanningBar({ view, planning, fields, records, titleOf, onRun }: PlanningBarProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [asked, setAsked] = useState<string>();
  const clear = () => {
    planning.choose(NONE_CHOSEN);
    planning.setChoosing(false);
  };
  const labelOf = (field: string) => translate(`resources.${resource}.fields.${field}`);
  useKeys([
    ...fields.map((field, index) => ({ key: String(index + 1), label: labelOf(field), run: () => setAsked(field) })),
    { key: 'R', label: translate('planning.run'), run: onRun },
    { key: 'ESCAPE', label: translate('planning.clear'), run: clear },
  ]);
  const none = records.length === 0;
  return (
    <Paper
      role="toolbar"
      data-bar
      aria-label={translate('planning.toolbar')}
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 4,
        mt: 1,
        p: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        borderTop: 2,
        borderColor: 'primary.main',
        displayPrint: 'none',
      }}
    >
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {none ? translate('planning.none_chosen') : translate('planning.chosen', { smart_count: records.length })}
      </Typography>
      {fields.map((field, index) => (
        <Button
          key={field}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={none || planning.busy}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => setAsked(field)}
        >
          {labelOf(field)}
        </Button>
      ))}
      <Button size="small" color="inherit" disabled={none} aria-keyshortcuts="R" onClick={onRun}>
        {translate('planning.run')}
      </Button>
      <IconButton size="small" aria-label={translate('planning.clear')} sx={{ ml: 'auto' }} onClick={clear}>
        <Close />
      </IconButton>
      {asked === undefined ? null : (
        <OffersDialog
          view={view}
          field={asked}
          records={records}
          titleOf={titleOf}
          onChoose={(value, ids) => {
            setAsked(undefined);
            void planning.assign(
              asked,
              value,
              records.filter(({ id }) => ids.includes(id)),
            );
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Paper>
  );
}
