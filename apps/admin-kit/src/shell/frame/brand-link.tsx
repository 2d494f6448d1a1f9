import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUploadAddress } from '../../data/api-context.tsx';
import { useSite } from './use-site.ts';

export function BrandLink() {
  const product = useTranslation().t('app.name');
  const addressOf = useUploadAddress();
  const { name = product, logo } = useSite();
  return (
    <Typography
      component={Link}
      to="/"
      variant="h6"
      noWrap
      title={name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: { xs: 1, sm: 0 },
        minWidth: { xs: 64, sm: 0 },
        maxWidth: { xs: 128, sm: 320, lg: 480 },
        color: 'primary.main',
        textDecoration: 'none',
        fontWeight: 600,
      }}
    >
      {logo ? (
        <Box component="img" src={addressOf(logo)} alt="" sx={{ height: 32, maxWidth: 96, objectFit: 'contain' }} />
      ) : null}
      <Box component="span" sx={name.length > SHORT ? TWO_LINES : ONE_LINE}>
        {name}
      </Box>
    </Typography>
  );
}

const SHORT = 12;

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const TWO_LINES = {
  ...ONE_LINE,
  display: { xs: '-webkit-box', sm: 'inline' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  fontSize: { xs: '0.75rem', sm: '1em' },
  lineHeight: { xs: 1.25, sm: 'inherit' },
} as const;
