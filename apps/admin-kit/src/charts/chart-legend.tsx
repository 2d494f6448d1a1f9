import { Box, Typography, useTheme } from '@mui/material';
import { seriesColors } from './chart-colors.ts';

/** Shows the legend of a chart. */
export function ChartLegend({ names }: { readonly names: readonly string[] }) {
  const { palette } = useTheme();
  const colors = seriesColors(palette.mode, names.length);
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}
    >
      {names.map((name, index) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colors[index] }} />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
