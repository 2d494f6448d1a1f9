import { Box, ListSubheader } from '@mui/material';
import { useTranslate } from 'react-admin';
import { HUES, type Hue } from '../theme/hues.ts';
import { useHue } from '../theme/use-themes.ts';

/** The nineteen colors, each a patch with its name. */
export function HueChoice() {
  const translate = useTranslate();
  const [hue, setHue] = useHue();
  return (
    <Box component="li" role="none">
      <ListSubheader component="div" id="hues">
        {translate('theme.color')}
      </ListSubheader>
      <Box role="group" aria-labelledby="hues" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 2, pb: 1.5 }}>
        {(Object.keys(HUES) as Hue[]).map((one) => (
          <Box
            key={one}
            component="button"
            type="button"
            role="menuitemradio"
            aria-checked={one === hue}
            aria-label={translate(`theme.colors.${one}`)}
            title={translate(`theme.colors.${one}`)}
            onClick={() => setHue(one)}
            sx={{
              width: 26,
              height: 26,
              borderRadius: '50%',
              border: 2,
              borderColor: one === hue ? 'text.primary' : 'transparent',
              bgcolor: HUES[one][600],
              cursor: 'pointer',
              p: 0,
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
