export type MobileOs = 'Android' | 'iOS' | 'Unknown';

export interface Device {
  readonly userAgent: string;
  /** An iPad calls itself a Macintosh, but has a screen to touch. */
  readonly maxTouchPoints: number;
}

/** The visitor's mobile system; a desktop has none. */
export function mobileOs({ userAgent, maxTouchPoints }: Device): MobileOs {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iOS';
  // Windows phones claimed to be Android too.
  if (/Android/.test(userAgent) && !/Windows/.test(userAgent)) return 'Android';
  return 'Unknown';
}

/** Which store buttons the footer has: the one of the visitor's own mobile system is hidden, as the specification has it. */
export function storesFor(os: MobileOs): readonly Exclude<MobileOs, 'Unknown'>[] {
  return (['Android', 'iOS'] as const).filter((store) => store !== os);
}
