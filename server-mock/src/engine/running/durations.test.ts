import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { durations } from './durations.ts';

it('durations are counted up to each bound, the bound itself included, and those above all of them', async () => {
  const registry = new Registry();
  const noted = durations<'kind'>(registry, { name: 'work_seconds', help: 'Work.', bounds: [0.5, 2] });
  for (const seconds of [0.25, 0.5, 0.75, 3]) noted.note('long', seconds, () => ({ kind: 'a "long" one' }));
  noted.note('short', 0.25, () => ({ kind: 'short' }));
  expect(await registry.metrics()).toBe(
    String.raw`# HELP work_seconds Work.
# TYPE work_seconds histogram
work_seconds_bucket{le="0.5",kind="a \"long\" one"} 2
work_seconds_bucket{le="2",kind="a \"long\" one"} 3
work_seconds_bucket{le="+Inf",kind="a \"long\" one"} 4
work_seconds_sum{kind="a \"long\" one"} 4.5
work_seconds_count{kind="a \"long\" one"} 4
work_seconds_bucket{le="0.5",kind="short"} 1
work_seconds_bucket{le="2",kind="short"} 1
work_seconds_bucket{le="+Inf",kind="short"} 1
work_seconds_sum{kind="short"} 0.25
work_seconds_count{kind="short"} 1
`,
  );
});
