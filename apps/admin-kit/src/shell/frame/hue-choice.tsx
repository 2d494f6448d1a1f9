import { Box, ListSubheader } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useDefinition } from '../definition/definition-context.tsx';
import { HUES } from '../../theme/hues.ts';
import { useHue } from '../use-themes.ts';

export function HueChoice() {
  const { t } = useTranslation();
  const { palette = HUES } = useDefinition();
  const [hue, setHue] = useHue(palette);
  return (
    <Box component="li" role="none">
      <ListSubheader component="div" id="hues">
        {t('theme.color')}
      </ListSubheader>
      <Box role="group" aria-labelledby="hues" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 2, pb: 1.5 }}>
        {Object.entries(palette).map(([one, shades]) => (
          <Box
            key={one}
            component="button"
            type="button"
            role="menuitemradio"
            aria-checked={one === hue}
            aria-label={t(`theme.colors.${one}`)}
            title={t(`theme.colors.${one}`)}
            onClick={() => setHue(one)}
            sx={{
              width: 26,
              height: 26,
              borderRadius: '50%',
              border: 2,
              borderColor: one === hue ? 'text.primary' : 'transparent',
              bgcolor: shades[600],
              cursor: 'pointer',
              p: 0,
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
