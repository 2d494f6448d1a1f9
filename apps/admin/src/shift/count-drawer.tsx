import { type KitDataProvider, TypedNumber, useFormats, useStoredState, useUnsaved } from '@tuyen/admin-kit';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useRefresh, useTranslate, type RaRecord } from 'react-admin';

export function CountDrawer({ shift }: { readonly shift: RaRecord }) {
  const translate = useTranslate();
  const formats = useFormats();
  const heading = useId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const refresh = useRefresh();
  const [typed, setTyped, forget] = useStoredState<[number, number][]>(`work-shifts/${shift.id}`, 'count', []);
  const pieces = new Map(typed);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useUnsaved(
    [...pieces.values()].some((quantity) => quantity > 0),
    forget,
  );
  const { denominations } = formats.region.currency;
  if (!denominations) return null;
  const notes = denominations.flatMap((denomination) => {
    const quantity = pieces.get(denomination) ?? 0;
    return quantity > 0 ? [{ denomination, quantity }] : [];
  });
  const counted = notes.reduce((sum, { denomination, quantity }) => sum + denomination * quantity, 0);
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const input = { cash_counted: counted, ...(notes.length > 0 && { cash_notes: notes }) };
      await dataProvider.transition('work-shifts', { id: shift.id, name: 'count', input });
      forget();
      refresh();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      aria-labelledby={heading}
      sx={{ p: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('my_shift.count')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('my_shift.count_help')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          '& .MuiFormHelperText-root': { display: 'none' },
          '& .MuiFormControl-root': { my: 0 },
        }}
      >
        {denominations.map((note) => (
          <Note
            key={note}
            note={note}
            quantity={pieces.get(note) ?? null}
            onChange={(quantity) => setTyped([...new Map(pieces).set(note, quantity ?? 0)])}
          />
        ))}
      </Box>
      <Box role="status" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', my: 1.5 }}>
        <Typography color="text.secondary">{translate('my_shift.counted')}</Typography>
        <Typography variant="h5" component="span" sx={{ fontWeight: 700 }}>
          {formats.money(counted)}
        </Typography>
      </Box>
      {problem === undefined ? null : (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" fullWidth loading={busy}>
        {translate('my_shift.count')}
      </Button>
    </Paper>
  );
}

interface NoteProps {
  readonly note: number;
  readonly quantity: number | null;
  readonly onChange: (quantity: number | null) => void;
}

function Note({ note, quantity, onChange }: NoteProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 96px 1fr', gap: 1, alignItems: 'center' }}>
      <Typography
        component="label"
        htmlFor={id}
        aria-label={translate('my_shift.pieces', { note: formats.money(note) })}
      >
        {formats.money(note)}
      </Typography>
      <TypedNumber id={id} size="small" value={quantity === 0 ? null : quantity} onChange={onChange} min={0} />
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
        {quantity ? formats.money(note * quantity) : ''}
      </Typography>
    </Box>
  );
}
