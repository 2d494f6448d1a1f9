import { MenuItem, Paper, Popper } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Reader } from './mentions.ts';

interface MentionListProps {
  readonly id: string;
  readonly anchor: () => HTMLElement;
  readonly people: readonly Reader[];
  readonly active: number;
  readonly onChoose: (person: Reader) => void;
}

/** Lists the people who can be mentioned. The focus stays in the text. */
export default function MentionList({ id, anchor, people, active, onChoose }: MentionListProps) {
  const translate = useTranslate();
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper id={id} elevation={8} role="listbox" aria-label={translate('timeline.mention')} sx={LIST}>
        {people.map((person, index) => (
          <MenuItem
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            {person.name}
          </MenuItem>
        ))}
      </Paper>
    </Popper>
  );
}

const LIST = { maxHeight: 240, overflowY: 'auto', minWidth: 200 } as const;
