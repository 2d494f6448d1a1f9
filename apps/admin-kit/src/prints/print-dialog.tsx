import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Paper, PrintedDocument } from '@tuyen/model';
import { useState } from 'react';
import { useDataProvider, useLocale, useNotify, useRefresh, useStore, useTranslate } from 'react-admin';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { saveFile } from '../import/save-file.ts';
import { useResource } from '../model/model-context.tsx';
import type { RecordPrint } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { PrintPage } from './print-page.tsx';
import { Sheet } from './sheet.tsx';

const ActionDialog = lazyComponent(() => import('../actions/action-dialog.tsx'));

interface PrintDialogProps {
  readonly print: Pick<RecordPrint, 'name' | 'label' | 'copies'>;
  readonly resource: string;
  /** API path of the printable document, relative to the base URL, with an optional query: `loans/1/prints/slip`. */
  readonly path: string;
  readonly template?: string;
  readonly onClose: () => void;
}

type Output = 'browser' | 'pdf';

export default function PrintDialog({ print, resource, path, template, onClose }: PrintDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const office = useOfficeId();
  const locale = useLocale();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [paper, setPaper] = useStore<Paper | undefined>(`prints.${print.name}.paper`);
  const [language, setLanguage] = useState(locale);
  const [printing, setPrinting] = useState<PrintedDocument>();
  const [asking, setAsking] = useState<Output>();
  const [busy, setBusy] = useState(false);
  const { copies } = print;

  const address = (format: 'json' | 'pdf', chosen?: Paper) => {
    const search = new URLSearchParams({ format, language, ...(chosen && { paper: chosen }) });
    return `${path}${path.includes('?') ? '&' : '?'}${search}`;
  };
  const unsaved = template === undefined ? {} : { method: 'POST', body: { template } };
  const { data, error, refetch } = useQuery({
    queryKey: ['print', path, language, paper, template, office],
    queryFn: ({ signal }) => dataProvider.call<PrintedDocument>(address('json', paper), { ...unsaved, signal }),
    retry: false,
    gcTime: 0,
  });

  const show = async (output: Output, request: { method?: string; body?: unknown }) => {
    if (output === 'browser')
      setPrinting(await dataProvider.call<PrintedDocument>(address('json', data?.paper), request));
    else
      saveFile(await dataProvider.file(address('pdf', data?.paper), request), `${print.name}.pdf`, 'application/pdf');
    if (copies && output === 'pdf') renew();
  };
  // Reloads the record after a print, because the next print of the document is a copy.
  const renew = () => {
    refresh();
    void refetch();
  };
  const start = async (output: Output) => {
    if (copies?.again) return setAsking(output);
    setBusy(true);
    try {
      await show(output, copies ? { method: 'POST', body: {} } : unsaved);
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'ra.page.error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const done = () => {
    setPrinting(undefined);
    if (copies) renew();
  };
  const transition = useResource(resource)?.workflow?.transitions.find(({ name }) => name === copies?.transition);

  return (
    <Dialog open onClose={onClose} maxWidth={false} aria-labelledby="print-title">
      <DialogTitle id="print-title" sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: 1 }}>
        <Box sx={{ flex: 1 }}>{data?.title ?? print.label}</Box>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent
        dividers
        tabIndex={0}
        role="group"
        aria-label={translate('prints.preview')}
        sx={{ bgcolor: 'grey.300', p: { xs: 1, sm: 2 }, minHeight: 240 }}
      >
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data ? (
          <Box sx={{ width: 'fit-content', mx: 'auto', boxShadow: 3 }} data-testid="sheet">
            <Sheet document={data} padded />
          </Box>
        ) : error ? null : (
          <Skeleton variant="rounded" width="80mm" height="120mm" sx={{ mx: 'auto' }} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Choice
          label={translate('prints.paper')}
          value={data?.paper ?? ''}
          values={data?.papers ?? []}
          name={(one) => translate(`prints.papers.${one}`)}
          onChange={setPaper}
        />
        <Choice
          label={translate('language.label')}
          value={data ? language : ''}
          values={data?.languages ?? []}
          name={(one) => new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one}
          onChange={setLanguage}
        />
        <Box sx={{ flex: 1 }} />
        <Button startIcon={<Download />} disabled={!data || busy} onClick={() => void start('pdf')}>
          {translate('prints.download')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={!data}
          loading={busy}
          onClick={() => void start('browser')}
        >
          {translate(copies?.again ? 'prints.again' : 'prints.print')}
        </Button>
      </DialogActions>
      {printing ? <PrintPage document={printing} onDone={done} /> : null}
      {asking && transition ? (
        <ActionDialog
          action={transition}
          send={(input) => show(asking, { method: 'POST', body: input })}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, values, name, onChange }: ChoiceProps<T>) {
  if (values.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={label}
      value={value}
      sx={{ minWidth: 120 }}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {name(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
