import { Box, type SxProps, type Theme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry, PaletteGroup } from './entry.ts';

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteEntry | undefined;
  readonly onChoose: (entry: PaletteEntry) => void;
}

export function Options({ id, groups, active, onChoose }: OptionsProps) {
  const { t } = useTranslation();
  return (
    <Box id={id} role="listbox" aria-label={t('palette.found')} sx={LIST}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} role="presentation">
            {t(`palette.groups.${name}`)}
          </p>
          {entries.map((entry) => (
            <Option key={entry.id} id={id} entry={entry} isActive={entry.id === active?.id} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { icon: Icon, label, detail, found } = entry;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={`${id}-${entry.id}`}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      {Icon ? <Icon /> : <i />}
      <span>
        <span>{label}</span>
        {found ? <small>{found}</small> : null}
      </span>
      {detail ? <small>{detail}</small> : null}
    </div>
  );
}

const LIST = {
  '& p': { m: 0, px: 2, pt: 1, pb: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    mx: 1,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    fontSize: 15,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': {
      bgcolor: 'action.selected',
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
    '& > span': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
    '& > small': { maxWidth: '40%', textAlign: 'end' },
    '& small': { color: 'text.secondary', fontSize: 13 },
    '& svg, & > i': { width: 22, height: 22, flexShrink: 0, color: 'text.secondary' },
  },
} satisfies SxProps<Theme>;
