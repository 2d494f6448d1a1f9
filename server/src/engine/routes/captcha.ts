import type { Services } from '../domain.ts';
import { ANYBODY, type Endpoints, problems } from '../endpoint/schema.ts';
import type { Challenges } from '../limits/captcha.ts';

interface CaptchaParts extends Pick<Services, 'limit'> {
  readonly captcha: Challenges;
}

export function captchaRoute(app: Endpoints, { captcha, limit }: CaptchaParts): void {
  const schema = {
    operationId: 'getCaptcha',
    tags: ['public'],
    summary: 'A challenge, to be solved and sent as `x-token-captcha`',
    security: ANYBODY,
    response: {
      200: { description: 'The challenge.', type: 'object', additionalProperties: true },
      ...problems(429),
    },
  };
  const preHandler = limit({ name: 'captcha', requests: 60, seconds: 60 });
  app.get('/public/captcha', { schema, preHandler }, async () => captcha.challenge());
}
