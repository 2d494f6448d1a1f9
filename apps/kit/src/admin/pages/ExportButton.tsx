import Download from '@mui/icons-material/Download';
import { CircularProgress } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { saveFile } from '../import/save-file.ts';

/** Rows asked for at a time while exporting. */
const EXPORT_PAGE = 20;

/** Saves all rows of the list, as filtered and sorted, as a CSV file that spreadsheets open with its Vietnamese letters. */
export function ExportButton() {
  const resource = useResource(useResourceContext());
  const { filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const [done, setDone] = useState<number | null>(null);

  const run = async () => {
    if (!resource) return;
    const rows: RaRecord[] = [];
    setDone(0);
    try {
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage: EXPORT_PAGE };
        const part = await dataProvider.getList(resource.name, { pagination, sort, filter: filterValues });
        rows.push(...part.data);
        setDone(rows.length);
        if (part.data.length < EXPORT_PAGE || rows.length >= (part.total ?? 0)) break;
      }
      const { csvOf } = await import('../import/csv-rows.ts');
      const label = (path: string) => translate(`resources.${resource.name}.fields.${path}`);
      saveFile(csvOf(resource, rows, label), `${resource.name}.csv`, 'text/csv;charset=utf-8');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.page.error', { type: 'error' });
    } finally {
      setDone(null);
    }
  };

  return (
    <Button
      label={
        done === null ? 'ra.action.export' : translate('import.progress', { processed: done, total: total ?? '…' })
      }
      disabled={done !== null || !total}
      onClick={() => void run()}
    >
      {done === null ? <Download /> : <CircularProgress size={16} aria-hidden />}
    </Button>
  );
}
