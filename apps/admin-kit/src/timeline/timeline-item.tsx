import Edit from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import Mail from '@mui/icons-material/MailOutlined';
import MoveIcon from '@mui/icons-material/TrendingFlat';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { Box, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { EnumLabel } from '../fields/choice/enum-field.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { useActorName } from '../record/use-actor-name.ts';
import { RestoreButton } from '../restore/restore-button.tsx';
import { ChangeLines } from './change-lines.tsx';
import { NoteText } from './note-text.tsx';
import type { TimelineEntry } from './timeline.ts';

const ICONS = { move: MoveIcon, change: Edit, mail: Mail, note: StickyNote } as const;

interface TimelineItemProps {
  readonly entry: TimelineEntry;
  readonly path: string;
  readonly onChanged: () => void;
}

export function TimelineItem({ entry, path, onChanged }: TimelineItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const actorName = useActorName();
  const Icon = ICONS[entry.kind] ?? HistoryIcon;
  const edited = entry.edited_at
    ? translate('timeline.edited', { time: formats.dateTime(entry.edited_at) })
    : undefined;
  const facts = [formats.dateTime(entry.at), entry.by && actorName(entry.by), edited].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, pb: 2, minWidth: 0, breakInside: 'avoid', overflowWrap: 'anywhere' }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <What entry={entry} path={path} onChanged={onChanged} />
        <Typography variant="caption" color="text.secondary" component="p">
          {facts}
        </Typography>
      </Box>
    </Box>
  );
}

/** The log entry has the id of the timeline entry without its prefix. */
function RestoreEntry({ entry, path, onChanged }: TimelineItemProps) {
  const [resource = '', id = ''] = path.split('/');
  return (
    <RestoreButton
      resource={resource}
      id={decodeURIComponent(id)}
      entry={entry.id.replace(/^log-/u, '')}
      onRestored={onChanged}
    />
  );
}

function What({ entry, path, onChanged }: TimelineItemProps) {
  const translate = useTranslate();
  if (entry.kind === 'note') return <NoteText entry={entry} path={path} onChanged={onChanged} />;
  if (entry.mail) {
    const { subject, recipient, state, channel } = entry.mail;
    return (
      <Typography variant="body2">
        {translate(channel === 'SMS' ? 'timeline.sms' : 'timeline.mail')} {translate('timeline.mail_to', { recipient })}
        {subject === '' ? '' : `: ${subject}`} ({translate(`timeline.mail_states.${state}`, { _: state })})
      </Typography>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ActionName entry={entry} />
        <NewState to={entry.to} />
      </Box>
      {entry.text ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {entry.text}
        </Typography>
      ) : null}
      {entry.changes && entry.changes.length > 0 ? <ChangeLines entry={entry} changes={entry.changes} /> : null}
      {entry.restorable ? <RestoreEntry entry={entry} path={path} onChanged={onChanged} /> : null}
    </>
  );
}

function ActionName({ entry: { action, to } }: { readonly entry: TimelineEntry }) {
  const translate = useTranslate();
  const words = `resources.${useResourceContext() ?? ''}`;
  if (action === undefined) return null;
  const operation = translate(`${words}.operations.${action}`, { _: action });
  const move = translate(`${words}.transitions.${action}`, { _: operation });
  const name = translate(`timeline.actions.${action}`, { _: move });
  // Shows no name for a transition without a translated name, because the timeline entry already shows the new state.
  if (name === action && to !== undefined) return null;
  return (
    <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
      {name}
    </Typography>
  );
}

function NewState({ to }: { readonly to: string | undefined }) {
  const resource = useResource(useResourceContext());
  const field = resource?.fields.find(({ name }) => name === resource.workflow?.field);
  return to !== undefined && field?.kind === 'enum' ? <EnumLabel name={field.enum} value={to} /> : null;
}
