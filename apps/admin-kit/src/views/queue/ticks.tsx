import { Box, Checkbox, TextField } from '@mui/material';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TemplateButtons } from '../../inputs/templates/template-buttons.tsx';

export interface Ticking {
  readonly labels: ReadonlyMap<string, string>;
  readonly ticked: ReadonlyMap<string, string>;
  readonly templates: readonly string[];
  readonly onTick: (field: string, on: boolean) => void;
  readonly onText: (field: string, text: string) => void;
}

export const TickingContext = createContext<Ticking | undefined>(undefined);

export function TickedField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const ticking = useContext(TickingContext);
  const label = ticking?.labels.get(name);
  if (!ticking || label === undefined) return <Box sx={{ minWidth: 0 }}>{children}</Box>;
  const text = ticking.ticked.get(name);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={text !== undefined}
          onChange={(_, on) => ticking.onTick(name, on)}
          slotProps={{ input: { 'aria-label': translate('queue.tick', { field: label }) } }}
          sx={{ mt: 0.5 }}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
      </Box>
      {text === undefined ? null : (
        <Box sx={{ mb: 1.5 }}>
          <TemplateButtons
            templates={ticking.templates}
            value={text}
            onChange={(chosen) => ticking.onText(name, chosen)}
          />
          <TextField
            size="small"
            fullWidth
            multiline
            value={text}
            label={translate('queue.what_to_correct', { field: label })}
            onChange={({ target }) => ticking.onText(name, target.value)}
          />
        </Box>
      )}
    </Box>
  );
}
