import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const RadiosContext = createContext<(are: boolean) => void>(() => undefined);

/**
 * A field of several controls. Only a group of radios has a required state that assistive technology knows; whether it has radios
 * may be known late, when choices are loaded.
 */
export function Group({
  className,
  required,
  wrong,
  describedBy,
  children,
}: {
  readonly className: string;
  readonly required: boolean;
  readonly wrong: boolean;
  /** Ids of hint, note and error, by spaces. */
  readonly describedBy: string;
  readonly children: ReactNode;
}) {
  const [radios, setRadios] = useState(false);
  return (
    <fieldset
      className={className}
      aria-describedby={describedBy || undefined}
      {...(radios && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': wrong })}
    >
      <RadiosContext value={setRadios}>{children}</RadiosContext>
    </fieldset>
  );
}

/** The control is a choice by radios: the field around it says so. */
export function useRadioGroup(): void {
  const report = useContext(RadiosContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
