import { expect, it } from 'vitest';
import { addRelease } from '../../scripts/changelog.ts';

const START = '# Changelog\n\n## Unreleased\n\nSee `.changeset`.\n';
const EARLIER = '## 0.1.0 (2026-01-31)\n\n- The first release.\n';

it('a new release is added to the changelog above the earlier releases', () => {
  const changes = ['Split the server.', 'Rename a key.\n\nRun `tuyen upgrade`:\n\n```\ntuyen upgrade\n```\n'];
  expect(addRelease(`${START}\n${EARLIER}`, { version: '0.2.0', date: '2026-03-31', changes })).toBe(`${START}
## 0.2.0 (2026-03-31)

- Split the server.
- Rename a key.

  Run \`tuyen upgrade\`:

  \`\`\`
  tuyen upgrade
  \`\`\`

${EARLIER}`);
});

it('the first release is added at the end of the changelog', () => {
  const release = { version: '0.1.0', date: '2026-01-31', changes: ['The first release.'] };
  expect(addRelease(START, release)).toBe(`${START}\n${EARLIER}`);
});
