import { saveFile, useHttp } from '@tuyen/admin-kit';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Report } from './report.ts';
import { addressOf } from './use-reports.ts';

interface ReportDownloadsProps {
  readonly report: Report;
  readonly search: string;
  readonly from: string;
  readonly to: string;
}

export function ReportDownloads({ report, search, from, to }: ReportDownloadsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const http = useHttp();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (format: string) => {
    setBusy(format);
    try {
      const asked = new URLSearchParams(search);
      asked.set('format', format);
      const file = await http.file(addressOf(report, asked.toString()));
      saveFile(file, `${report.name}_${from}_${to}.${format}`, file.type);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
    }
    setBusy(null);
  };
  return report.formats
    .filter((format) => format !== 'json')
    .map((format) => (
      <Button
        key={format}
        size="small"
        startIcon={<Download />}
        loading={busy === format}
        disabled={busy !== null}
        onClick={() => void save(format)}
      >
        {translate(`reports.save_${format}`, { _: format.toUpperCase() })}
      </Button>
    ));
}
