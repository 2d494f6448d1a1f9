import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useResource } from '../model/model-context.tsx';
import { FileButton } from '../inputs/FileButton.tsx';
import { csvOf, rowsOf, type CsvRows } from './csv-rows.ts';
import { answersCsv, reasonFor } from './row-answers.ts';
import { NOTHING_IMPORTED, runImport, type ImportState } from './run-import.ts';
import { saveFile } from './save-file.ts';
import { useWorkbookTemplate } from './use-workbook-template.ts';

/** How many refused rows are listed; the file with all of them can be saved. */
const LISTED = 20;

type Phase = 'choosing' | 'ready' | 'running' | 'stopped' | 'done';

/** Reads a CSV file and creates its rows, telling how far it is; what breaks off can be resumed. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const workbook = useWorkbookTemplate(resourceName);
  const dataProvider = useDataProvider<KitDataProvider>();
  const [phase, setPhase] = useState<Phase>('choosing');
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<CsvRows>({ rows: [], unknown: [] });
  const [state, setState] = useState<ImportState>(NOTHING_IMPORTED);
  const abort = useRef(new AbortController());
  if (!resource) return null;
  const { rows, unknown } = file;

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const fail = (key: string) => setProblem(translate(key));
    setProblem('');
    setState(NOTHING_IMPORTED);
    setPhase('choosing');
    if (!chosen.name.toLowerCase().endsWith('.csv')) return fail('import.only_csv');
    const found = rowsOf(resource, await chosen.text());
    if (found.rows.length === 0) return fail('import.empty');
    setFile(found);
    setPhase('ready');
  };

  const run = async () => {
    abort.current = new AbortController();
    setPhase('running');
    const send = (part: readonly object[]) => dataProvider.createBulk(resource.name, { rows: part });
    const end = await runImport(rows, send, state, setState, abort.current.signal);
    setPhase(end.finished ? 'done' : 'stopped');
    refresh();
  };

  const close = () => {
    abort.current.abort();
    onClose();
  };
  const label = (path: string) =>
    translate(`resources.${resource.name}.fields.${path.replaceAll(/\.\d+(?=\.|$)/g, '')}`, { _: path });
  const saveTemplate = () =>
    saveFile(csvOf(writable(resource), [], label), `${resource.name}.csv`, 'text/csv;charset=utf-8');
  const saveAnswers = () => {
    const words = {
      line: translate('import.line'),
      answer: translate('import.answer'),
      created: translate('import.created'),
    };
    const csv = answersCsv(state.processed, state.rejected, label, words);
    saveFile(csv, `${resource.name}-import.csv`, 'text/csv;charset=utf-8');
  };

  return (
    <Dialog
      open
      onClose={phase === 'running' ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{translate('import.title')}</DialogTitle>
      <DialogContent>
        {phase === 'running' ? null : (
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
            <FileButton accept=".csv,text/csv" onFiles={([chosen]) => void read(chosen)}>
              {translate('import.choose')}
            </FileButton>
            <Link component="button" type="button" onClick={saveTemplate}>
              {translate('import.template')}
            </Link>
            {workbook === null ? null : (
              <Link href={workbook} download={`${resource.name}.xlsx`}>
                {translate('import.template_xlsx')}
              </Link>
            )}
          </Box>
        )}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {unknown.length > 0 ? (
          <Alert severity="warning">{translate('import.unknown_columns', { names: unknown.join(', ') })}</Alert>
        ) : null}
        <Box aria-live="polite" sx={{ mt: 1 }}>
          {phase === 'ready' ? <Typography>{translate('import.rows', { smart_count: rows.length })}</Typography> : null}
          {phase === 'running' || phase === 'stopped' || phase === 'done' ? (
            <>
              <Typography>
                {translate('import.progress', { processed: state.processed, total: rows.length })}
              </Typography>
              <LinearProgress
                variant="determinate"
                value={(state.processed / rows.length) * 100}
                aria-label={translate('import.title')}
              />
            </>
          ) : null}
          {phase === 'stopped' ? (
            <Alert severity="warning">
              {translate('import.interrupted', { processed: state.processed, total: rows.length })}
            </Alert>
          ) : null}
          {phase === 'done' ? (
            <Alert severity="success">{translate('import.done', { count: state.created })}</Alert>
          ) : null}
          {state.rejected.length > 0 ? (
            <Alert severity="error" sx={{ mt: 1 }}>
              <strong>{translate('import.failed_rows', { count: state.rejected.length })}</strong>
              <Box component="ul" sx={{ m: 0, pl: 2 }}>
                {state.rejected.slice(0, LISTED).map((one) => (
                  <li key={one.line}>
                    {translate('import.row_error', { row: one.line, message: reasonFor(one, label) })}
                  </li>
                ))}
                {state.rejected.length > LISTED ? <li>…</li> : null}
              </Box>
            </Alert>
          ) : null}
          {state.processed > 0 && phase !== 'running' ? (
            <Link component="button" type="button" onClick={saveAnswers} sx={{ mt: 1 }}>
              {translate('import.download_answers')}
            </Link>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions>
        {phase === 'running' ? (
          <Button onClick={() => abort.current.abort()}>{translate('import.pause')}</Button>
        ) : null}
        {phase === 'ready' ? (
          <Button variant="contained" onClick={() => void run()}>
            {translate('import.start')}
          </Button>
        ) : null}
        {phase === 'stopped' ? (
          <Button variant="contained" onClick={() => void run()}>
            {translate('import.resume')}
          </Button>
        ) : null}
        <Button color="inherit" onClick={close}>
          {translate('import.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function writable<R extends NonNullable<ReturnType<typeof useResource>>>(resource: R): R {
  return { ...resource, fields: resource.fields.filter((field) => !field.readOnly) };
}
