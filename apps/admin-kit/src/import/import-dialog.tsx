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
import { fieldOfHeading } from '@tuyen/model';
import { useRef, useState } from 'react';
import { useDataProvider, useLocale, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { FileButton } from '../inputs/upload/file-button.tsx';
import { usePhone } from '../theme/phone.ts';
import { useModel, useResource } from '../model/model-context.tsx';
import { checkImportRows, countsOf, type CheckedRow } from './check-rows.ts';
import {
  codePageOf,
  NotUnicodeError,
  readCsv,
  readOnlyColumns,
  templateCsv,
  unknownColumns,
  type CsvFile,
} from './csv-file.ts';
import { Outcomes } from './outcomes.tsx';
import { answersCsv, useAnswerWords } from './row-answers.ts';
import { NOTHING_IMPORTED, runImport, type ImportState } from './run-import.ts';
import { saveFile } from './save-file.ts';
import { useAskedClose, useUnsaved } from '../unsaved/use-work.ts';
import { UnknownColumns } from './unknown-columns.tsx';
import { useWorkbookTemplate } from './use-workbook-template.ts';

const CSV = 'text/csv;charset=utf-8';
const NO_FILE: CsvFile = { columns: [], rows: [], headerFaults: [] };

type Phase = 'choosing' | 'assigning' | 'checking' | 'checked' | 'importing' | 'done';

export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const locale = useLocale();
  const model = useModel();
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const workbook = useWorkbookTemplate(resourceName);
  const dataProvider = useDataProvider<KitDataProvider>();
  const [phase, setPhase] = useState<Phase>('choosing');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  // A file in an old code page, which can be read in spite of wrong letters.
  const [undecoded, setUndecoded] = useState<File>();
  const [file, setFile] = useState(NO_FILE);
  const words = useAnswerWords(resourceName, file.columns);
  const [checked, setChecked] = useState<readonly CheckedRow[]>([]);
  const [state, setState] = useState<ImportState>(NOTHING_IMPORTED);
  const [unknown, setUnknown] = useState<readonly number[]>([]);
  const [importId, setImportId] = useState('');
  const phone = usePhone();
  const abort = useRef(new AbortController());
  // Closing now would lose the column mapping or the rows that are not imported yet.
  const work = useUnsaved(phase === 'assigning' || phase === 'importing');
  const close = useAskedClose(work, () => {
    abort.current.abort();
    onClose();
  });
  if (!resource) return null;

  const counts = countsOf(checked);
  const wanted = checked.filter(({ action }) => action === 'create' || action === 'update');

  const attempt = async (work: (signal: AbortSignal) => Promise<boolean>, next: Phase) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRunning(true);
    setProblem('');
    try {
      if (await work(signal)) setPhase(next);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setPhase('choosing');
    } finally {
      setRunning(false);
    }
  };

  const check = (chosen: CsvFile, known: readonly CheckedRow[]) =>
    attempt((signal) => {
      const ask = async (part: CsvFile['rows']) => {
        const rows = part.map(({ cells }) => cells);
        return (await dataProvider.importRows(resource.name, { columns: chosen.columns, rows, dryRun: true, signal }))
          .rows;
      };
      return checkImportRows(chosen.rows, ask, known, setChecked, signal);
    }, 'checked');

  const run = async () => {
    setPhase('importing');
    await attempt((signal) => {
      const send = (part: readonly CheckedRow[]) => {
        const [first] = part;
        const rows = part.map(({ row }) => row.cells);
        const key = `${importId}/${first?.row.line}/${part.length}`;
        return dataProvider.importRows(resource.name, { columns: file.columns, rows, key });
      };
      return runImport(wanted, send, state, setState, signal);
    }, 'done');
    refresh();
  };

  const choose = async (chosen: File | undefined, encoding?: string) => {
    if (!chosen) return;
    setUndecoded(undefined);
    setFile(NO_FILE);
    setChecked([]);
    setState(NOTHING_IMPORTED);
    setPhase('choosing');
    const fail = (key: string, values?: object) => setProblem(translate(key, values));
    if (!chosen.name.toLowerCase().endsWith('.csv')) return fail('import.only_csv');
    let found: CsvFile;
    try {
      const isHeading = (cell: string) => fieldOfHeading(resource, cell, model) !== undefined;
      found = readCsv(new Uint8Array(await chosen.arrayBuffer()), isHeading, encoding);
    } catch (error) {
      if (!(error instanceof NotUnicodeError)) return fail('import.unreadable');
      setUndecoded(chosen);
      return fail('import.not_unicode');
    }
    if (found.headerFaults.length > 0)
      return fail('import.header_faulty', { faults: found.headerFaults.map(words.fault).join(' ') });
    if (found.rows.length === 0) return fail('import.empty');
    const columns = unknownColumns(resource, found, model);
    if (columns.length === 0) return begin(found);
    setFile(found);
    setUnknown(columns);
    setPhase('assigning');
  };

  const begin = async (found: CsvFile) => {
    setFile(found);
    setImportId(crypto.randomUUID());
    setPhase('checking');
    await check(found, []);
  };

  const readOnly = readOnlyColumns(resource, file.columns, model);
  const checking = phase === 'checking';
  const processed = checking ? checked.length : state.processed;
  const total = checking ? file.rows.length : wanted.length;

  return (
    <Dialog
      open
      onClose={running ? undefined : close}
      fullWidth
      maxWidth="md"
      fullScreen={phone}
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{translate('import.title')}</DialogTitle>
      <DialogContent>
        {running ? null : (
          <Box sx={{ display: 'flex', columnGap: 3, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
            <FileButton accept=".csv,text/csv" onFiles={([chosen]) => void choose(chosen)}>
              {translate('import.choose')}
            </FileButton>
            <Link
              component="button"
              type="button"
              onClick={() => saveFile(templateCsv(resource, model, locale), `${resource.name}.csv`, CSV)}
            >
              {translate('import.template')}
            </Link>
            {workbook === null ? null : (
              <Link href={workbook} download={`${resource.name}.xlsx`}>
                {translate('import.template_xlsx')}
              </Link>
            )}
          </Box>
        )}
        {phase === 'choosing' ? <Typography color="text.secondary">{translate('import.explained')}</Typography> : null}
        {problem ? (
          <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        ) : null}
        {undecoded ? (
          <Button sx={{ mt: 1 }} onClick={() => void choose(undecoded, codePageOf(locale))}>
            {translate('import.read_as', { encoding: codePageOf(locale) })}
          </Button>
        ) : null}
        {phase === 'assigning' ? (
          <UnknownColumns
            key={file.columns.join('\n')}
            resource={resource}
            file={file}
            unknown={unknown}
            onDone={(assigned) => void begin(assigned)}
          />
        ) : null}
        <Box aria-live="polite">
          {checking || phase === 'importing' ? (
            <>
              <Typography>
                {translate(checking ? 'import.checking' : 'import.progress', { processed, total })}
              </Typography>
              <LinearProgress
                variant="determinate"
                value={total === 0 ? 0 : (processed / total) * 100}
                aria-label={translate('import.title')}
                sx={{ my: 1 }}
              />
            </>
          ) : null}
          {!running && (checking || phase === 'importing') ? (
            <Alert severity="warning">{translate('import.interrupted', { processed, total })}</Alert>
          ) : null}
          {phase === 'done' ? (
            <Alert severity={state.rejected.length > 0 ? 'warning' : 'success'} sx={{ mb: 1 }}>
              {translate('import.done', { smart_count: state.processed - state.rejected.length })}
              {state.rejected.length > 0
                ? ` ${translate('import.failed_rows', { smart_count: state.rejected.length })}`
                : null}
            </Alert>
          ) : null}
          {phase === 'checked' && wanted.length === 0 ? (
            <Alert severity={counts.refuse > 0 ? 'warning' : 'info'} sx={{ mb: 1 }}>
              {translate(counts.refuse > 0 ? 'import.all_refused' : 'import.nothing_new')}
            </Alert>
          ) : null}
        </Box>
        {phase === 'checked' || phase === 'done' ? (
          <>
            <Outcomes checked={checked} counts={counts} rejected={state.rejected} words={words} />
            {readOnly.length > 0 && phase === 'checked' ? (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                {translate('import.read_only_columns', { names: listed(readOnly) })}
              </Typography>
            ) : null}
            <Link
              component="button"
              type="button"
              onClick={() => saveFile(answersCsv(checked, state, words), `${resource.name}-import.csv`, CSV)}
              sx={{ mt: 1 }}
            >
              {translate('import.download_answers')}
            </Link>
          </>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {running ? <Button onClick={() => abort.current.abort()}>{translate('import.pause')}</Button> : null}
        {!running && checking ? (
          <Button variant="contained" onClick={() => void check(file, checked)}>
            {translate('import.resume')}
          </Button>
        ) : null}
        {!running && phase === 'importing' ? (
          <Button variant="contained" onClick={() => void run()}>
            {translate('import.resume')}
          </Button>
        ) : null}
        {phase === 'checked' && wanted.length > 0 ? (
          <Button variant="contained" onClick={() => void run()}>
            {translate('import.start', { smart_count: wanted.length })}
          </Button>
        ) : null}
        <Button color="inherit" onClick={close}>
          {translate('import.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function listed(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}
