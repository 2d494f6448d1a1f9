import { Box, Typography } from '@mui/material';
import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PreviewContext } from '../record/preview.ts';

/** Sets the title of the browser tab. Every page must call this, or the tab keeps the title of the previous page. */
export function usePageTitle(title: string): void {
  const product = useTranslate()('app.name', { _: '' });
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' – ');
  }, [title, product]);
}

interface PageHeadingProps {
  readonly title: string;
  /** Link to the page above this one. */
  readonly back?: ReactNode;
  readonly chip?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows the heading of a page and sets the title of the browser tab. The children are buttons beside it. */
export function PageHeading({ title, back, chip, children }: PageHeadingProps) {
  const preview = useContext(PreviewContext);
  return (
    <>
      {preview ? null : <PageTitle title={title} />}
      {back && !preview ? <Box sx={{ mt: 1.5, mb: -1.5, displayPrint: 'none' }}>{back}</Box> : null}
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: 2,
          mb: 1.5,
          minHeight: { xs: 48, sm: 40 },
        }}
      >
        <Typography
          component={preview ? 'h2' : 'h1'}
          {...(preview ? { id: preview.heading } : {})}
          variant="h5"
          sx={{ flex: chip ? '0 1 auto' : '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {chip ? <Box sx={{ flex: '1 1 auto' }}>{chip}</Box> : null}
        {children ? (
          <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {children}
          </Box>
        ) : null}
      </Box>
    </>
  );
}

/**
 * Sets the title of the browser tab. A preview beside a list does not render this, so that the tab keeps the list's
 * title.
 */
function PageTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}
