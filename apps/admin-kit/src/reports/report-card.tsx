import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { Box, Card, CardActionArea, IconButton, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface ReportCardProps {
  readonly to: string;
  readonly title: string;
  readonly icon: ComponentType;
  /** One line that says which question the report answers. */
  readonly about: ReactNode;
  readonly isFavorite: boolean;
  readonly onFavorite: () => void;
}

/** Card of a report on a page that lists reports. */
export function ReportCard({ to, title, icon: Icon, about, isFavorite, onFavorite }: ReportCardProps) {
  const translate = useTranslate();
  return (
    <Card variant="outlined" sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <CardActionArea component={Link} to={to} sx={AREA}>
        <Box aria-hidden sx={{ color: 'primary.main', display: 'flex' }}>
          <Icon />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        </Box>
      </CardActionArea>
      <IconButton
        aria-pressed={isFavorite}
        aria-label={translate('report_builder.favorite', { name: title })}
        onClick={onFavorite}
        sx={{ m: 0.5, color: isFavorite ? 'primary.main' : 'text.secondary' }}
      >
        {isFavorite ? <Star /> : <StarBorder />}
      </IconButton>
    </Card>
  );
}

const AREA = {
  p: 1.5,
  height: '100%',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  justifyContent: 'flex-start',
} as const;

/** Styles of a grid of report cards. */
export const REPORT_CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  mb: 3,
} as const;
