import type { ComponentType } from 'react';
import type { PageProps } from '../page-props.ts';
import { ControlsContext } from '../widgets/controls.ts';
import type { KindControls } from '../widgets/kind.tsx';

/** Returns the page with input controls for custom field kinds. */
export function withControls<Props extends PageProps>(Page: ComponentType<Props>, controls: KindControls) {
  return function PageWithControls(props: Props) {
    return (
      <ControlsContext value={controls}>
        <Page {...props} />
      </ControlsContext>
    );
  };
}
