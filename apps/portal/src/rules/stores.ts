export type MobileOs = 'Android' | 'iOS' | 'Unknown';

export interface Device {
  readonly userAgent: string;
  /** Detects iPads: they identify as a Macintosh but have a touch screen. */
  readonly maxTouchPoints: number;
}

export function mobileOs({ userAgent, maxTouchPoints }: Device): MobileOs {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iOS';
  // Windows phones also identify as Android.
  if (/Android/.test(userAgent) && !/Windows/.test(userAgent)) return 'Android';
  return 'Unknown';
}

/** Returns the store buttons of the footer. The specification hides the button of the visitor's own mobile system. */
export function storesFor(os: MobileOs): readonly Exclude<MobileOs, 'Unknown'>[] {
  return (['Android', 'iOS'] as const).filter((store) => store !== os);
}
