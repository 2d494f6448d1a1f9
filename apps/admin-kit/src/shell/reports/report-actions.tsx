import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Save from '@mui/icons-material/Save';
import Schedule from '@mui/icons-material/Schedule';
import { Button } from '@mui/material';
import type { Resource } from '@tuyen/model';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useHttp } from '../services/services-context.tsx';
import { saveFile } from '../../import/save-file.ts';
import { MoreActions } from '../../layout/more-actions.tsx';
import { WHOLE_PAGE } from '../../layout/use-seen.ts';
import { MailDialog } from '../../reports/mail-dialog.tsx';
import type { ReportState } from '../../reports/report-state.ts';
import { SaveDialog } from '../../reports/save-dialog.tsx';
import type { SavedReport } from '../../reports/saved-report.ts';
import { reportPath } from '../../reports/use-report.ts';

interface ReportActionsProps {
  readonly resource: Resource;
  readonly state: ReportState;
  readonly saved: SavedReport | undefined;
  readonly title: string;
}

type OpenDialog = 'save' | 'change' | 'mail' | undefined;

/** Buttons of a report: save it, get it by mail, as a file or on paper. */
export function ReportActions({ resource, state, saved, title }: ReportActionsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<OpenDialog>();
  const { busy, save } = useFiles(resource.name, state, title);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Save />}
        aria-haspopup="dialog"
        onClick={() => setOpen(saved?.own ? 'change' : 'save')}
      >
        {translate('ra.action.save')}
      </Button>
      <MoreActions>
        {saved?.own ? (
          <Button startIcon={<Save />} onClick={() => setOpen('save')}>
            {translate('report_builder.save_as')}
          </Button>
        ) : null}
        {saved ? (
          <Button startIcon={<Schedule />} onClick={() => setOpen('mail')}>
            {translate('report_builder.mail')}
          </Button>
        ) : null}
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} startIcon={<Download />} disabled={busy} onClick={() => void save(format)}>
            {translate(`report_builder.save_${format}`)}
          </Button>
        ))}
        <Button startIcon={<Print />} onClick={printWhole}>
          {translate('prints.print')}
        </Button>
      </MoreActions>
      {open === 'save' || open === 'change' ? (
        <SaveDialog
          resource={resource.name}
          state={state}
          changed={open === 'change' ? saved : undefined}
          onClose={close}
        />
      ) : null}
      {open === 'mail' && saved ? <MailDialog report={saved} onClose={close} /> : null}
    </>
  );
}

/** Prints after all rows of the table are there. */
function printWhole(): void {
  window.dispatchEvent(new Event(WHOLE_PAGE));
  setTimeout(() => window.print(), 0);
}

function useFiles(resource: string, state: ReportState, title: string) {
  const http = useHttp();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const file = await http.file(`${reportPath(resource, state)}&format=${format}`);
      saveFile(file, `${title}.${format}`, file.type);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
    }
    setBusy(false);
  };
  return { busy, save };
}
