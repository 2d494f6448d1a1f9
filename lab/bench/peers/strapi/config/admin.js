module.exports = () => ({
  auth: { secret: 'bench', cookie: { secure: false } },
  apiToken: { salt: 'bench' },
  transfer: { token: { salt: 'bench' } },
  secrets: { encryptionKey: 'bench' },
  flags: { nps: false, promoteEE: false },
});
