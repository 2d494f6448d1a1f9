import { PageHeading, useHttp, useOfficeId } from '@tuyen/admin-kit';
import {
  Alert,
  Box,
  MenuItem,
  Paper,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { textIn } from '@tuyen/model';
import { useState } from 'react';
import { useDebouncedEvent, useLocale, useLocales, useTranslate } from 'react-admin';
import { MailFrame } from './mail-frame.tsx';
import { readPreview, readTemplates, type SmsPreview } from './answers.ts';

export function MailTemplatesPage() {
  const translate = useTranslate();
  const locale = useLocale();
  const locales = useLocales();
  const http = useHttp();
  const office = useOfficeId();
  const [chosen, setChosen] = useState('');
  const [language, setLanguage] = useState(locale);
  const [order, setOrder] = useState('');
  // Waits until the order code is typed instead of sending a request for every letter.
  const ask = useDebouncedEvent(setOrder, 300);
  const templates = useQuery({
    queryKey: ['mail-templates'],
    queryFn: async ({ signal }) => readTemplates((await http.send('mail-templates', { signal })).json),
  });
  const template = templates.data?.find(({ name }) => name === chosen) ?? templates.data?.[0];
  const search = new URLSearchParams({ language, ...(order.trim() && { order: order.trim().toUpperCase() }) });
  const preview = useQuery({
    queryKey: ['mail-preview', office, template?.name, String(search)],
    queryFn: async ({ signal }) =>
      readPreview((await http.send(`mail-templates/${template?.name}/preview?${search}`, { signal })).json),
    enabled: template !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const error = templates.error ?? preview.error;
  return (
    <>
      <PageHeading title={translate('mail_templates.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <TextField
          select
          label={translate('mail_templates.mail')}
          value={template?.name ?? ''}
          fullWidth={false}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 260 }}
        >
          {(templates.data ?? []).map(({ name, label }) => (
            <MenuItem key={name} value={name}>
              {textIn(label, locale)}
            </MenuItem>
          ))}
        </TextField>
        {template?.aboutOrder ? (
          <TextField
            label={translate('mail_templates.order')}
            helperText={translate('mail_templates.newest')}
            defaultValue={order}
            fullWidth={false}
            onChange={({ target }) => ask(target.value)}
          />
        ) : null}
        <ToggleButtonGroup
          exclusive
          value={language}
          aria-label={translate('mail_templates.language')}
          onChange={(_, value: string | null) => value && setLanguage(value)}
        >
          {locales.map(({ locale: tag, name }) => (
            <ToggleButton key={tag} value={tag}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {template?.aboutOrder && !preview.isPlaceholderData && preview.data && preview.data.order === undefined ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('mail_templates.sample')}
        </Alert>
      ) : null}
      {preview.isPending ? <Skeleton variant="rounded" height={320} /> : null}
      {preview.data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Paper variant="outlined" component="section" sx={{ p: 2, minWidth: 0 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
              {preview.data.subject}
            </Typography>
            <MailFrame html={preview.data.html} title={translate('mail_templates.html')} />
          </Paper>
          <Paper variant="outlined" component="section" sx={{ p: 2, minWidth: 0 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
              {translate('mail_templates.text')}
            </Typography>
            <Typography component="pre" variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
              {preview.data.text}
            </Typography>
            {preview.data.sms ? <SmsText sms={preview.data.sms} /> : null}
          </Paper>
        </Box>
      ) : null}
    </>
  );
}

function SmsText({ sms: { text, alphabet, characters, segments } }: { readonly sms: SmsPreview }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mt: 3, mb: 1 }}>
        {translate('mail_templates.sms')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('mail_templates.sms_length', { smart_count: segments, characters, alphabet })}
      </Typography>
    </>
  );
}
