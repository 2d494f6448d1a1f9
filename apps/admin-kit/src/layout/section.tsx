import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

export const WIDE = 'kit-wide';

/** Class of inputs with short values: dates, numbers, amounts, codes, phone numbers. */
export const SHORT = 'kit-short';

/**
 * Grid columns for values on a show page. Values are short, so several fit in a row, unlike inputs, which are stacked
 * on a phone.
 */
const VALUES = {
  xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  md: 'repeat(auto-fill, minmax(14rem, 1fr))',
};

/** Grid columns for values in the side column of a page. */
const NARROW = 'repeat(auto-fill, minmax(8rem, 1fr))';

/** Maximum widths of inputs. An input that is much wider than its value looks as if it wanted a longer one. */
const INPUTS = {
  [`& > :not(.${WIDE}):not(:has(> .${WIDE}))`]: { maxWidth: { md: 440 } },
  [`& .${SHORT}`]: { maxWidth: { sm: 240 } },
};

interface SectionProps {
  readonly name: string;
  readonly shown?: boolean;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Groups inputs or values under a title. */
export function Section({ name, shown = false, narrow = false, children }: SectionProps) {
  const id = useId();
  const resource = useResourceContext();
  const translate = useTranslate();
  const asked = translate(`resources.${resource}.sections.${name}`, { _: '' });
  const label = shown ? translate(`resources.${resource}.show_sections.${name}`, { _: asked }) : asked;
  return (
    <Paper
      variant="outlined"
      component="section"
      {...(label ? { 'aria-labelledby': id } : {})}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}
    >
      {label ? (
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
          {label}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: shown ? 0 : 1,
          [`& > .${WIDE}, & > :has(> .${WIDE})`]: { gridColumn: '1 / -1' },
          gridTemplateColumns: narrow
            ? NARROW
            : shown
              ? VALUES
              : { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          ...(shown ? {} : INPUTS),
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}
