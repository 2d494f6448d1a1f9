import type { Check } from '../examination.ts';

const FIX = 'Install Node with full ICU data (the default of nodejs.org), and unset NODE_ICU_DATA.';

export const checkRegion: Check = async ({ root }) => {
  const name = 'Time zone, ICU';
  const { loadProject } = await import('@tuyen/model/load');
  const { config } = loadProject(root);
  if (!config) return { name, state: 'skipped', found: 'tuyen.config.json has errors' };
  const zone = config.region?.timeZone ?? 'UTC';
  const { tz = 'no', icu = 'no' } = process.versions;
  const missing = config.languages.filter(
    (language) => Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0,
  );
  if (!knowsZone(zone)) return { name, state: 'broken', found: `no data of the time zone ${zone}`, fix: FIX };
  if (missing.length > 0)
    return { name, state: 'warning', found: `no data of the languages ${missing.join(', ')}`, fix: FIX };
  return { name, state: 'ok', found: `${zone}, ${config.languages.join(', ')} (time zones ${tz}, ICU ${icu})` };
};

function knowsZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
