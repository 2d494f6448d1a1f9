import { describe, expect, it } from 'vitest';
import { parseJsonPath } from '../matching/json-path.ts';
import { pathPattern } from '../matching/path-pattern.ts';
import { sampleEntry } from './sample-entry.fixture.ts';
import { verifyOrder, verifyTimes } from './verify.ts';

const LIST = { method: 'GET', path: pathPattern('/books') };
const MAKE = { method: 'POST', path: pathPattern('/books') };
const one = sampleEntry({ id: 1 });
const two = sampleEntry({ id: 2, method: 'POST', status: 201 });
const three = sampleEntry({ id: 3, url: '/books?page=2' });

describe('Verification of request counts', () => {
  const of = (count: number) => Array.from({ length: count }, (_, index) => sampleEntry({ id: index + 1 }));

  it.each([
    [{ atLeast: 0, atMost: 0 }, 'never', [0]],
    [{ atLeast: 1, atMost: 1 }, 'once', [1]],
    [{ atLeast: 2, atMost: 2 }, '2 times', [2]],
    [{ atLeast: 1, atMost: Infinity }, 'at least once', [1, 2, 3, 4]],
    [{ atLeast: 2, atMost: Infinity }, 'at least 2 times', [2, 3, 4]],
    [{ atLeast: 0, atMost: 3 }, 'at most 3 times', [0, 1, 2, 3]],
    [{ atLeast: 1, atMost: 3 }, '1 to 3 times', [1, 2, 3]],
  ])('the expected count %j is described as %s and accepts the counts %j', (times, words, counts) => {
    const found = [0, 1, 2, 3, 4].map((count) => verifyTimes(of(count), LIST, times));
    expect(found.flatMap(({ verified, count }) => (verified ? [count] : []))).toEqual(counts);
    expect(found[0]?.expected).toBe(`GET /books ${words}`);
  });

  it('the report of a verified count names the matching journal entries', () => {
    expect(verifyTimes([one, two, three], LIST, { atLeast: 1, atMost: 2 })).toEqual({
      verified: true,
      expected: 'GET /books 1 to 2 times',
      found: '2 times (entries 1, 3)',
      count: 2,
      undecided: 0,
      nearest: [],
    });
    expect(verifyTimes([one, two], { ...MAKE, status: 201 }, { atLeast: 0, atMost: 0 })).toEqual({
      verified: false,
      expected: 'POST /books answered with 201 never',
      found: 'once (entries 2)',
      count: 1,
      undecided: 0,
      // If more requests match than expected, requests that nearly match do not explain the failure and are not
      // reported.
      nearest: [],
    });
  });

  it('if too few requests arrived, the failed verification shows the most similar requests', () => {
    expect(verifyTimes([one, two], { ...MAKE, status: 200 }, { atLeast: 1, atMost: Infinity })).toEqual({
      verified: false,
      expected: 'POST /books answered with 200 at least once',
      found: 'never',
      count: 0,
      undecided: 0,
      // Among requests that differ equally from the expected one, the newest comes first.
      nearest: [
        {
          id: 2,
          method: 'POST',
          url: '/books',
          status: 201,
          differences: [{ part: 'status', expected: '200', found: '201' }],
        },
        {
          id: 1,
          method: 'GET',
          url: '/books',
          status: 200,
          differences: [{ part: 'method', expected: 'POST', found: 'GET' }],
        },
      ],
    });
  });
});

describe('Most similar requests in a failed verification', () => {
  const nearestTo = (path: string, urls: readonly string[], more: object = {}) => {
    const entries = urls.map((url, index) => sampleEntry({ id: index + 1, url }));
    const { nearest } = verifyTimes(entries, { path: pathPattern(path), ...more }, { atLeast: 9, atMost: 9 });
    return nearest.map(({ url }) => url);
  };

  it('a failed verification shows at most three requests, ordered by their different path segments', () => {
    expect(nearestTo('/books/some', ['/a/b/c/d', '/loans/none', '/books/none', '/books/a/b', '/x/y/z'])).toEqual([
      '/books/none',
      '/books/a/b',
      '/loans/none',
    ]);
  });

  it('a path segment that fills a path parameter does not count as a difference between requests', () => {
    const query = { a: 1, b: 2, c: 3 };
    expect(nearestTo('/books/{id}', ['/loans/7?a=1&b=2&c=3', '/books/7'], { query })).toEqual([
      '/loans/7?a=1&b=2&c=3',
      '/books/7',
    ]);
  });

  it('a path with one segment more is as different from the expected path as a path with one segment less', () => {
    expect(nearestTo('/a/b', ['/a/b/c', '/a'])).toEqual(['/a/b/c', '/a']);
    expect(nearestTo('/a/b', ['/a/b/c/d', '/a'])).toEqual(['/a', '/a/b/c/d']);
  });

  it('when requests are compared, each difference outside the path counts as one', () => {
    const query = { page: 1, size: 2 };
    expect(nearestTo('/a', ['/a', '/b?page=1&size=2', '/a?page=1'], { query })).toEqual([
      '/a?page=1',
      '/b?page=1&size=2',
      '/a',
    ]);
  });

  it('a different path counts more than any other single difference between requests', () => {
    const query = { page: 1, size: 2 };
    expect(nearestTo('/a', ['/a?page=1', '/b?page=1&size=2'], { query })).toEqual(['/a?page=1', '/b?page=1&size=2']);
  });

  it('a failed verification lists requests that differ from the expected one, and no request that matches', () => {
    expect(nearestTo('/a', ['/a', '/b'])).toEqual(['/b']);
  });
});

describe('Verification of the order of requests', () => {
  it('when the order of requests is verified, other requests may arrive between the expected ones', () => {
    expect(verifyOrder([one, two, three], [LIST, { ...LIST, query: { page: 2 } }])).toEqual({
      verified: true,
      expected: 'GET /books, then GET /books with query.page 2',
      found: 'entries 1, 3',
      count: 2,
      undecided: 0,
      nearest: [],
    });
  });

  it('when the order of requests is verified, no recorded request counts as two expected requests', () => {
    expect(verifyOrder([one, two], [LIST, MAKE, LIST])).toEqual({
      verified: false,
      expected: 'GET /books, then POST /books, then GET /books',
      found: 'GET /books came as entry 1, not after entry 2',
      count: 2,
      undecided: 0,
      nearest: [],
    });
  });

  it('two identical requests in an expected order need two recorded requests', () => {
    const twice = (entries: Parameters<typeof verifyOrder>[0]) => verifyOrder(entries, [LIST, LIST]).verified;
    expect([twice([one]), twice([one, three])]).toEqual([false, true]);
  });

  it('the report of a wrong request order shows the most similar requests after the last matching request', () => {
    expect(verifyOrder([one, two, three], [MAKE, { method: 'GET', path: pathPattern('/loans') }])).toEqual({
      verified: false,
      expected: 'POST /books, then GET /loans',
      found: 'GET /loans did not come after entry 2',
      count: 1,
      undecided: 0,
      nearest: [
        {
          id: 3,
          method: 'GET',
          url: '/books?page=2',
          status: 200,
          differences: [{ part: 'path', expected: '/loans', found: '/books' }],
        },
      ],
    });
  });

  it('verification of the order of requests can fail at the first expected request', () => {
    const { found, count, nearest } = verifyOrder([one], [{ method: 'GET', path: pathPattern('/loans') }, LIST]);
    expect([found, count, nearest.map(({ id }) => id)]).toEqual(['GET /loans did not come', 0, [1]]);
  });
});

it('a request with a percent-encoded URL matches the expected path', () => {
  const encoded = sampleEntry({ url: '/%62ooks?page=1' });
  expect(verifyTimes([encoded], LIST, { atLeast: 0, atMost: 0 })).toMatchObject({ verified: false, count: 1 });
  expect(verifyTimes([encoded], { path: pathPattern('/%62ooks') }, { atLeast: 1, atMost: 1 }).verified).toBe(true);
  expect(verifyTimes([encoded], { path: pathPattern('/loans') }, { atLeast: 0, atMost: 0 }).verified).toBe(true);
});

describe('Verifications without a certain result', () => {
  const cut = sampleEntry({
    id: 4,
    method: 'POST',
    request: { headers: {}, body: { text: '{"a":1,', bytes: 9, cut: true } },
  });
  const withBody = { ...MAKE, body: [{ path: parseJsonPath('$.a'), match: 1 }] };

  it.each<[times: [number, number], verified: (boolean | undefined)[]]>([
    // Each case has the minimum and maximum number of expected requests. Then follow four results: if the journal lacks
    // no, one, two and three requests.
    [
      [0, 0],
      [false, false, false, false],
    ],
    [
      [1, Infinity],
      [true, true, true, true],
    ],
    [
      [2, Infinity],
      [false, undefined, undefined, undefined],
    ],
    [
      [3, Infinity],
      [false, false, undefined, undefined],
    ],
    [
      [1, 1],
      [true, undefined, undefined, undefined],
    ],
    [
      [0, 3],
      [true, true, true, undefined],
    ],
  ])(
    'for one recorded request and 0, 1, 2 or 3 missing ones, verifying the counts %j gives the results %j',
    ([atLeast, atMost], verified) => {
      const found = [0, 1, 2, 3].map((missing) => verifyTimes([two], MAKE, { atLeast, atMost }, missing).verified);
      expect(found).toEqual(verified);
    },
  );

  it('a request with a truncated body counts as a possible match', () => {
    const never = { atLeast: 0, atMost: 0 };
    expect(verifyTimes([cut], withBody, never)).toMatchObject({ verified: undefined, count: 0, undecided: 1 });
    expect(verifyTimes([cut], { ...withBody, method: 'PUT' }, never)).toMatchObject({ verified: true, undecided: 0 });
    expect(verifyTimes([cut], MAKE, never)).toMatchObject({ verified: false, count: 1, undecided: 0 });
  });

  it('the order of requests is undecided if the journal lacks requests or if a truncated request might match', () => {
    expect(verifyOrder([one], [MAKE, LIST], 1).verified).toBeUndefined();
    expect(verifyOrder([two, three], [MAKE, LIST], 1).verified).toBe(true);
    expect(verifyOrder([one, cut], [LIST, withBody])).toMatchObject({ verified: undefined, count: 1, undecided: 1 });
    expect(verifyOrder([three, cut], [withBody, LIST])).toMatchObject({ verified: false, undecided: 1 });
  });
});
