import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const RadiosContext = createContext<(are: boolean) => void>(() => undefined);

/**
 * Field with several controls. Only a group of radios gets a required state, because ARIA defines none for other
 * groups. Whether a group has radios may be known only after its choices have loaded.
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

export function useRadioGroup(): void {
  const report = useContext(RadiosContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
