import { Paper } from '@mui/material';
import type { RelatedList as Related } from '@tuyen/model';
import { useId, useMemo } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { useSeen } from '../layout/use-seen.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useRelatedTitle } from './related-title.ts';
import { RelatedWaiting, WaitingContext } from './related-waiting.tsx';

export type RelatedListProps = Pick<Related, 'resource' | 'by'> & Partial<Omit<Related, 'label'>>;

const RelatedRows = lazyComponent(() => import('./related-rows.tsx'), <RelatedWaiting busy />);

const DEFAULTS = { limit: 5 };

/** Number of rows for which a list reserves room. Most lists are short, and the content below should hardly move. */
const WAITING_ROWS = 2;

/**
 * Lists the records of another resource that refer to the current one. Fetches them when the list becomes visible, or
 * with the page if the list is one of the first.
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
  const [frame, visible] = useSeen<HTMLDivElement>();
  const seen = props.first === true || visible;
  const title = useRelatedTitle(owner, props);
  const waiting = useMemo(() => ({ id, title, rows: WAITING_ROWS }), [id, title]);
  if (!record || !readable) return null;
  return (
    <Paper
      ref={frame}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ mb: 2, minWidth: 0, overflow: 'hidden', ...(seen ? {} : { displayPrint: 'none' }) }}
    >
      <WaitingContext value={waiting}>
        {seen && target ? (
          <RelatedRows
            id={id}
            owner={owner}
            record={record}
            target={target}
            list={{ ...DEFAULTS, ...described, ...props }}
          />
        ) : (
          <RelatedWaiting />
        )}
      </WaitingContext>
    </Paper>
  );
}

RelatedList.isRelatedList = true;
