import { Skeleton } from '@mui/material';
import type { OptionRule } from '@tuyen/model';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import type { KitInputProps } from '../input-props.ts';
import { useReferenceOptions } from './options.ts';

export interface ReferenceSelectProps extends KitInputProps {
  readonly reference: string;
  readonly options?: readonly OptionRule[];
}

/** Loads the search input of references lazily, because few lists open with a reference filter. Forms preload its code. */
const ReferenceSearch = lazyComponent(
  async () => ({ default: (await import('./reference-search.tsx')).ReferenceSearch }),
  <Skeleton variant="rounded" height={56} sx={{ minWidth: 200, width: '100%' }} />,
);

export const preloadReferenceSearch = ReferenceSearch.preload;

/**
 * Renders a select with search for one referenced record. `options` limits the records by other answers of the form.
 */
export function ReferenceSelect({ options, ...props }: ReferenceSelectProps) {
  return options ? <Narrowed {...props} options={options} /> : <ReferenceSearch {...props} />;
}

function Narrowed({ options, ...props }: ReferenceSelectProps & { readonly options: readonly OptionRule[] }) {
  return <ReferenceSearch {...props} conditions={useReferenceOptions(props.source, props.reference, options)} />;
}
