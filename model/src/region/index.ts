export { addDays, addMonths, isDay, monthPattern, monthsFrom, type Precision } from './dates.ts';
export { type Formats, formatsOf } from './formats.ts';
export { parseInstant } from './instant.ts';
export { groupThousands, MOST_DECIMALS } from './numbers.ts';
export { type Currency, NEUTRAL_REGION, type NumberStyle, type Region } from './region.ts';
export { type Zone, zoneNamed } from './time-zone.ts';
