/** Hues that most color-blind readers can distinguish side by side. Adjacent colors also differ clearly in lightness. */
const LIGHT = [
  '#0b5fb0',
  '#e07b00',
  '#2a8c4a',
  '#b3261e',
  '#6f42c1',
  '#0f8b8d',
  '#a3459b',
  '#7a5c00',
  '#5b6770',
  '#d64f83',
];
const DARK = [
  '#7ab8ff',
  '#ffb454',
  '#7bd88f',
  '#ff8a80',
  '#c3a6ff',
  '#5fd4d6',
  '#f2a1ea',
  '#e0c14f',
  '#b0bec5',
  '#ff9fbf',
];

/** Returns one color per series. Colors repeat after ten series; the table of the chart still distinguishes the series. */
export function seriesColors(mode: 'light' | 'dark', count: number): readonly string[] {
  const colors = mode === 'dark' ? DARK : LIGHT;
  return Array.from({ length: count }, (_, index) => colors[index % colors.length] ?? '');
}
