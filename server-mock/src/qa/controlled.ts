import type { JsonSchema } from '@tuyen/model';
import type { Engine } from '@tuyen/server/extension';

/** Parts of a server that the QA control plane uses. Servers without accounts have no `auth`. */
export interface Controlled extends Pick<
  Engine,
  'model' | 'texts' | 'text' | 'language' | 'clock' | 'formats' | 'later'
> {
  readonly auth?: Engine['auth'] | undefined;
  /** Sections of the page at `/__qa` that the server lacks: `outbox`, `state`. */
  readonly absentSections?: readonly string[];
  /** Schemas of the effects of faults, by fault point. */
  readonly faultPoints: Readonly<Record<string, JsonSchema>>;
}
