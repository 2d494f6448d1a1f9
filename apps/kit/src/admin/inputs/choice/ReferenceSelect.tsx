import { Skeleton } from '@mui/material';
import type { OptionRule } from '@tuyen/model';
import { Suspense } from 'react';
import { preloadedPage } from '../../../core/preloaded-page.tsx';
import type { KitInputProps } from '../input-props.ts';
import { useReferenceOptions } from './options.ts';
import type { ReferenceSearchProps } from './ReferenceSearch.tsx';

export interface ReferenceSelectProps extends KitInputProps {
  readonly reference: string;
  /** Which of the records can be chosen. */
  readonly options?: readonly OptionRule[];
}

/** Few lists open with a filter by a record; forms ask for it as soon as their own code is there. */
const search = preloadedPage(async () => (await import('./ReferenceSearch.tsx')).ReferenceSearch);

export const preloadReferenceSearch = search.preload;

/** One record of another resource, found as one types. */
export function ReferenceSelect({ options, ...props }: ReferenceSelectProps) {
  return options ? <Narrowed {...props} options={options} /> : <Choosing {...props} />;
}

function Narrowed({ options, ...props }: ReferenceSelectProps & { readonly options: readonly OptionRule[] }) {
  return <Choosing {...props} conditions={useReferenceOptions(props.source, props.reference, options)} />;
}

function Choosing(props: ReferenceSearchProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} sx={PLACE} />}>
      <search.Page {...props} />
    </Suspense>
  );
}

const PLACE = { minWidth: 200, width: '100%' } as const;
