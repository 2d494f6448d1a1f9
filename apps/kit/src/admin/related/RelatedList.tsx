import { Box, Paper } from '@mui/material';
import type { RelatedList as Related } from '@tuyen/model';
import { useId } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { useSeen } from '../layout/use-seen.ts';
import { TO_COME } from '../layout/use-whole-print.ts';
import { later } from '../layout/later.tsx';

/** A list of `related` by its resource and its reference; what else is given here counts instead of what the schema says. */
export type RelatedListProps = Pick<Related, 'resource' | 'by'> & Partial<Omit<Related, 'label'>>;

/** As high as a short list, so that little moves when it comes. */
const WAITING = { height: 140 };

// With the rows come the columns of every kind: after the record itself.
const RelatedRows = later(() => import('./RelatedRows.tsx'), <Box sx={WAITING} aria-busy="true" {...TO_COME} />);

const DEFAULTS = { limit: 5 };

/**
 * The records of another resource that refer to the one around. They are asked for when the list comes into view. Those who may not read
 * that resource see nothing of it.
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
      // What has not been loaded has nothing to print: Ctrl+P loads it before.
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
