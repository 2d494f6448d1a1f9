import { expect, it } from 'vitest';
import { harOf } from './har.ts';
import { sampleEntry } from './sample-entry.fixture.ts';

const ORIGIN = 'http://127.0.0.1:4000';

it('a HAR entry contains the request, the answer and the reason for a rejection', () => {
  const entry = sampleEntry({
    method: 'POST',
    url: '/books?tag=a&tag=b&page=1',
    request: {
      headers: { 'content-type': 'application/json', accept: '*/*' },
      body: { text: '{"title":"Sách"}', bytes: 18, cut: false },
    },
    status: 422,
    response: {
      headers: { 'content-type': 'text/plain', location: '/books/1' },
      body: { text: 'Sá', bytes: 2000, cut: true },
    },
    reason: { code: 'validation_failed', params: {} },
  });
  expect(harOf([entry], ORIGIN)).toStrictEqual({
    log: {
      version: '1.2',
      creator: { name: 'tuyen', version: '1' },
      pages: [],
      entries: [
        {
          startedDateTime: '2026-03-16T02:00:00.000Z',
          time: 5,
          request: {
            method: 'POST',
            url: 'http://127.0.0.1:4000/books?tag=a&tag=b&page=1',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [
              { name: 'content-type', value: 'application/json' },
              { name: 'accept', value: '*/*' },
            ],
            queryString: [
              { name: 'tag', value: 'a' },
              { name: 'tag', value: 'b' },
              { name: 'page', value: '1' },
            ],
            postData: { mimeType: 'application/json', params: [], text: '{"title":"Sách"}' },
            headersSize: -1,
            bodySize: 18,
          },
          response: {
            status: 422,
            statusText: 'Unprocessable Entity',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [
              { name: 'content-type', value: 'text/plain' },
              { name: 'location', value: '/books/1' },
            ],
            content: { size: 3, mimeType: 'text/plain', text: 'Sá', comment: 'The journal has only the beginning.' },
            redirectURL: '/books/1',
            headersSize: -1,
            bodySize: 2000,
          },
          cache: {},
          timings: { blocked: -1, dns: -1, connect: -1, send: 0, wait: 5, receive: 0, ssl: -1 },
          comment: '{"code":"validation_failed","params":{}}',
        },
      ],
    },
  });
});

it('a HAR entry can represent a request that has no body, no content type and no answer', () => {
  const [entry] = JSON.parse(JSON.stringify(harOf([sampleEntry({ status: 0 })], ORIGIN))).log.entries;
  expect(entry).not.toHaveProperty('comment');
  expect(entry.request).not.toHaveProperty('postData');
  expect([entry.request.bodySize, entry.response.bodySize, entry.response.statusText]).toEqual([0, 0, '']);
  expect(entry.response.content).toEqual({ size: 0, mimeType: 'x-unknown', text: '' });
});

it('a HAR entry contains only the size of a body that is not text', () => {
  const body = { bytes: 70, cut: true };
  const entry = sampleEntry({ request: { headers: {}, body }, response: { headers: {}, body } });
  const [found] = JSON.parse(JSON.stringify(harOf([entry], ORIGIN))).log.entries;
  const comment = 'The journal has only the beginning.';
  expect(found.request.postData).toEqual({ mimeType: '', params: [], text: '', comment });
  expect(found.response.content).toEqual({
    size: 70,
    mimeType: 'x-unknown',
    text: '',
    comment,
  });
});

it('a HAR file describes in a comment which journal entries are missing', () => {
  expect(harOf([], ORIGIN, 'Two are missing.')).toMatchObject({ log: { entries: [], comment: 'Two are missing.' } });
});
