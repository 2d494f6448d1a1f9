import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, parseConfig } from './config.ts';

describe('Settings of the site in /config.json', () => {
  it.each([
    [{ apiBase: 'http://127.0.0.1:4000/api/v1' }, 'http://127.0.0.1:4000/api/v1'],
    [{ apiBase: 'https://api.tuyen.example/api/v1/' }, 'https://api.tuyen.example/api/v1'],
    [{ apiBase: '/api/v1' }, '/api/v1'],
    [{ apiBase: '//elsewhere.example/api' }, DEFAULT_CONFIG.apiBase],
    [{ apiBase: 'javascript:alert(1)' }, DEFAULT_CONFIG.apiBase],
    [{ apiBase: 4000 }, DEFAULT_CONFIG.apiBase],
    [{}, DEFAULT_CONFIG.apiBase],
    [null, DEFAULT_CONFIG.apiBase],
    ['http://x', DEFAULT_CONFIG.apiBase],
  ])('the settings file /config.json with the content %j sets the API address %s', (body, apiBase) =>
    expect(parseConfig(body)).toEqual({ apiBase }),
  );

  it('config.json accepts a valid API key and office and ignores invalid ones', () => {
    const site = { apiBase: '/api/v1', apiKey: 'k', officeId: 'o1' };
    expect(parseConfig(site)).toEqual(site);
    expect(parseConfig({ apiBase: '/api/v1', apiKey: 7, officeId: '' })).toEqual({ apiBase: '/api/v1' });
  });
});
