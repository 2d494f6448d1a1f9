import { usePageTitle } from '../../layout/page-heading.tsx';
import { Box, Link as MuiLink, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useLocales } from 'react-admin';
import { useTranslation } from 'react-i18next';

interface AccountFrameProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

export function AccountFrame({ title, intro, children }: AccountFrameProps) {
  const { t } = useTranslation();
  const [locale, setLocale] = useLocaleState();
  const languages = useLocales();
  const product = t('app.name');
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  usePageTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Paper component="main" variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 2.5, sm: 4 } }}>
        {icon ? (
          <Box component="img" src={icon} alt="" sx={{ width: 44, height: 44, display: 'block', mb: 1.5 }} />
        ) : null}
        <Typography color="text.secondary" variant="body2">
          {product} · {t('app.tagline')}
        </Typography>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 600, mt: 0.5, mb: intro ? 1 : 2 }}>
          {title}
        </Typography>
        {intro ? (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {intro}
          </Typography>
        ) : null}
        {children}
      </Paper>
      {languages.length > 1 ? (
        <Stack component="nav" direction="row" spacing={2} aria-label={t('language.label')} sx={{ mt: 2 }}>
          {languages.map(({ locale: language, name }) => (
            <MuiLink
              key={language}
              component="button"
              type="button"
              lang={language}
              variant="body2"
              aria-current={language === locale ? 'true' : undefined}
              onClick={() => setLocale(language)}
              sx={{ minHeight: 24, fontWeight: language === locale ? 600 : 400 }}
            >
              {name}
            </MuiLink>
          ))}
        </Stack>
      ) : null}
    </Box>
  );
}
