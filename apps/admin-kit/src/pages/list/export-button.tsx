import Download from '@mui/icons-material/Download';
import { CircularProgress } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../../data/data-provider.ts';
import { PageButton } from '../../layout/page-button.tsx';
import { saveFile } from '../../import/save-file.ts';

export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const [done, setDone] = useState<number | null>(null);

  const run = async () => {
    setDone(0);
    try {
      const file = await dataProvider.exportCsv(resource, { filter: filterValues, sort }, setDone);
      saveFile(file, `${resource}.csv`, 'text/csv;charset=utf-8');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.page.error', { type: 'error' });
    } finally {
      setDone(null);
    }
  };

  const label =
    done === null
      ? translate('ra.action.export')
      : translate('import.progress', { processed: done, total: total ?? '…' });
  return (
    <PageButton
      data-stays
      label={label}
      // On a phone, react-admin gives a disabled button no name.
      aria-label={label}
      disabled={done !== null || !total}
      onClick={() => void run()}
    >
      {done === null ? <Download /> : <CircularProgress size={16} aria-hidden />}
    </PageButton>
  );
}
