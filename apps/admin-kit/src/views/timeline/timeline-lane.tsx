import { Link as MuiLink } from '@mui/material';
import { memo, useContext } from 'react';
import { useCreatePath, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../auth/session-context.tsx';
import { LinksContext } from '../../fields/choice/links-context.ts';
import { ShortId } from '../../fields/choice/short-id.tsx';
import { useResource } from '../../model/model-context.tsx';
import type { TimeBar, TimeLane } from './lay-out.ts';
import type { Chosen } from './planning/selection.ts';
import { TimelineBar, type HeldKeys } from './timeline-bar.tsx';
import type { BarTexts } from './use-bar-texts.ts';

const ROW = 48;

/** The browser skips layout and paint for invisible rows of a tall lane. */
const IN_A_ROW = {
  position: 'relative',
  height: ROW,
  contentVisibility: 'auto',
  // Leaves space for the focus outline of a bar at the edge of the row, which would otherwise be clipped.
  overflowClipMargin: 4,
} as const;

interface TimelineLaneProps {
  readonly lane: TimeLane;
  readonly field: string;
  readonly title: string | undefined;
  /** Number of elements of this lane to render so far. The lane's name is the first element, followed by its bars. */
  readonly shown: number;
  readonly textsOf: (bar: TimeBar) => BarTexts;
  /** Start of the time axis in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly isDraggable: (bar: TimeBar) => boolean;
  /** Chosen bars. Undefined if nothing can be planned. */
  readonly chosen: Chosen | undefined;
  readonly drafted: Chosen;
  readonly onOpen: (bar: TimeBar, held: HeldKeys) => void;
  readonly onChoose: (lane: TimeLane) => void;
  readonly onDrag: (bar: TimeBar | null) => void;
  readonly onDrop: (lane: Identifier | null) => void;
}

export const TimelineLane = memo(function TimelineLane(props: TimelineLaneProps) {
  const { lane, field, title, shown, textsOf, start, end, isDraggable, onOpen, onDrag, onDrop } = props;
  const { chosen, drafted, onChoose } = props;
  const bars = lane.rows.flat().filter(({ isIdle }) => !isIdle);
  const chosenBars = bars.filter(({ record }) => chosen?.has(record.id)).length;
  const translate = useTranslate();
  const percent = (at: number) => ((at - start) / (end - start)) * 100;
  const rows = lane.rows.length > 0 ? lane.rows : [[]];
  return (
    <li
      className={lane.id === null ? 'timeline-lane timeline-tray' : 'timeline-lane'}
      data-lane={lane.id ?? ''}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => onDrop(lane.id)}
      style={{ containIntrinsicHeight: `auto calc(${rows.length * ROW}px + var(--name-height))` }}
    >
      <div className="timeline-name">
        {chosen && bars.length > 0 ? (
          <input
            type="checkbox"
            className="plain-checkbox"
            checked={chosenBars === bars.length}
            ref={(box) => {
              if (box) box.indeterminate = chosenBars > 0 && chosenBars < bars.length;
            }}
            onChange={() => onChoose(lane)}
            aria-label={translate('planning.choose_lane', {
              name: lane.id === null ? translate('lanes.none') : (title ?? ''),
              smart_count: bars.length,
            })}
          />
        ) : null}
        <span className="timeline-title" title={title}>
          <LaneName lane={lane} field={field} title={title} />
          {lane.id === null ? ` (${bars.length})` : ''}
        </span>
      </div>
      <ul>
        {firstOf(rows, shown - 1).map((row, index) => (
          <li key={rows[index]?.[0]?.record.id ?? index} style={IN_A_ROW}>
            {row.map((bar) => (
              <TimelineBar
                key={bar.record.id}
                bar={bar}
                textsOf={textsOf}
                left={percent(bar.start)}
                width={percent(bar.end) - percent(bar.start)}
                draggable={isDraggable(bar)}
                isChosen={bar.isIdle ? undefined : chosen?.has(bar.record.id)}
                isDraft={drafted.has(bar.record.id)}
                onOpen={onOpen}
                onDrag={onDrag}
              />
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
});

function firstOf(rows: TimeLane['rows'], count: number): TimeLane['rows'] {
  let left = count;
  return rows.map((row) => {
    const part = row.slice(0, Math.max(0, left));
    left -= row.length;
    return part;
  });
}

function LaneName({ lane: { id }, field, title }: Pick<TimelineLaneProps, 'lane' | 'field' | 'title'>) {
  const translate = useTranslate();
  const pathTo = useCreatePath();
  const described = useResource(useResourceContext())?.fields.find(({ name }) => name === field);
  const reference = described?.kind === 'reference' ? described.resource : '';
  const links = useContext(LinksContext);
  const opens = useMay()(reference, 'show') && links;
  if (id === null) return <em>{translate('lanes.none')}</em>;
  if (title === undefined) return <ShortId id={String(id)} />;
  if (!opens) return title;
  return (
    <MuiLink component={Link} to={pathTo({ resource: reference, type: 'show', id })} variant="body2">
      {title}
    </MuiLink>
  );
}
