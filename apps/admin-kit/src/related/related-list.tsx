import { Box, Paper } from '@mui/material';
import type { RelatedList as Related } from '@tuyen/model';
import { useId } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { useSeen } from '../layout/use-seen.ts';
import { TO_COME } from '../layout/use-whole-print.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

export type RelatedListProps = Pick<Related, 'resource' | 'by'> & Partial<Omit<Related, 'label'>>;

/**
 * Height that is reserved while the list loads. It is the height of a short list, so that the content below hardly
 * moves.
 */
const WAITING = { height: 140 };

const RelatedRows = lazyComponent(
  () => import('./related-rows.tsx'),
  <Box sx={WAITING} aria-busy="true" {...TO_COME} />,
);

const DEFAULTS = { limit: 5 };

/**
 * Lists the records of another resource that refer to the current one. Fetches them when the list becomes visible.
 * Renders nothing for users who may not read that resource.
 */
export function RelatedList(props: RelatedListProps) {
  const id = useId();
  const record = useRecordContext();
  const owner = useResourceContext() ?? '';
  const described = useResource(owner)?.related?.find(
    ({ resource, by }) => resource === props.resource && by === props.by,
  );
  const target = useResource(props.resource);
  const readable = useMay()(props.resource, 'list');
  const [frame, seen] = useSeen<HTMLDivElement>();
  if (!record || !readable) return null;
  return (
    <Paper
      ref={frame}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ mb: 2, minWidth: 0, overflow: 'hidden', ...(seen ? {} : { displayPrint: 'none' }) }}
    >
      {seen && target ? (
        <RelatedRows
          id={id}
          owner={owner}
          record={record}
          target={target}
          list={{ ...DEFAULTS, ...described, ...props }}
        />
      ) : (
        <Box sx={WAITING} {...TO_COME} />
      )}
    </Paper>
  );
}
