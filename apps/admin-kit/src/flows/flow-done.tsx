import CheckCircle from '@mui/icons-material/CheckCircle';
import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { PrintedDocument } from '@tuyen/model';
import { useEffect, useRef, useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useGetOne,
  useLocale,
  useTranslate,
} from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { PrintPage } from '../prints/print-page.tsx';
import { ASK_CAN, canOf } from '../record/record-can.ts';
import { changeOf } from './cash.ts';
import { useFlow } from './flow-context.ts';
import { FoundRecord } from './found-record.tsx';

export interface Done {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly received: number | null;
}

/**
 * Page that a staff flow shows after its request succeeded: the cash to give back, the created record and its printable
 * document. Enter prints the document. A second Enter opens an empty form for the next customer.
 */
export function FlowDone({ done: { answer, received }, onNext }: { readonly done: Done; readonly onNext: () => void }) {
  const { task } = useFlow();
  const translate = useTranslate();
  const formats = useFormats();
  const id = typeof answer['id'] === 'string' ? answer['id'] : undefined;
  const resource = useResource(task.resource);
  const { data: record } = useGetOne(task.resource, { id: id ?? '', ...ASK_CAN }, { enabled: id !== undefined });
  const price = task.price === undefined ? undefined : answer[task.price];
  const change = typeof price === 'number' && received !== null ? changeOf(price, received) : undefined;
  const next = useRef<HTMLButtonElement>(null);
  const print = task.print !== undefined && id !== undefined;
  useEffect(() => {
    if (!print) next.current?.focus();
  }, [print]);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('flow.done')}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}
    >
      <Typography variant="h6" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <CheckCircle color="success" aria-hidden />
        {translate('flow.done')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 2 }}>
        {typeof price === 'number' ? <Amount label={translate('flow.paid')} text={formats.money(price)} /> : null}
        {change === undefined ? null : <Amount label={translate('flow.change')} text={formats.money(change)} strong />}
      </Box>
      {record && resource && task.shows.length > 0 ? (
        <ResourceContextProvider value={task.resource}>
          <RecordContextProvider value={record}>
            <FoundRecord resource={resource} shows={task.shows} />
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {print ? (
          <PrintNow
            path={`${task.resource}/${encodeURIComponent(id)}/prints/${task.print}`}
            once={canOf(record)?.prints?.find(({ name }) => name === task.print)?.copies !== undefined}
            ready={record !== undefined}
            onPrinted={() => next.current?.focus()}
          />
        ) : null}
        <Button ref={next} variant={print ? 'outlined' : 'contained'} size="large" onClick={onNext}>
          {translate('flow.next')}
        </Button>
      </Box>
    </Paper>
  );
}

function Amount({ label, text, strong }: { readonly label: string; readonly text: string; readonly strong?: boolean }) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant={strong ? 'h3' : 'h5'} component="p" sx={{ fontWeight: 600 }}>
        {text}
      </Typography>
    </Box>
  );
}

interface PrintNowProps {
  readonly path: string;
  /** True for a document of which only one original may exist. Every print of such a document is recorded. */
  readonly once: boolean;
  readonly ready: boolean;
  readonly onPrinted: () => void;
}

function PrintNow({ path, once, ready, onPrinted }: PrintNowProps) {
  const translate = useTranslate();
  const language = useLocale();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [document, setDocument] = useState<PrintedDocument>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ready) button.current?.focus();
  }, [ready]);
  const start = async () => {
    setBusy(true);
    setProblem(undefined);
    const search = new URLSearchParams({ format: 'json', language });
    try {
      setDocument(
        await dataProvider.call<PrintedDocument>(`${path}?${search}`, once ? { method: 'POST', body: {} } : {}),
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const done = () => {
    setDocument(undefined);
    onPrinted();
  };
  return (
    <>
      <Button
        ref={button}
        variant="contained"
        size="large"
        startIcon={<Print />}
        loading={busy}
        disabled={!ready}
        onClick={() => void start()}
      >
        {translate('prints.print')}
      </Button>
      {document ? <PrintPage document={document} onDone={done} /> : null}
      {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
    </>
  );
}
