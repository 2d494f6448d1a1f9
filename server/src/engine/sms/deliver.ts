import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SmsSender } from '../domain.ts';
import type { Delivery } from '../mail/outcome.ts';
import { smsErrorOutcome, smsOutcome } from './outcome.ts';
import { type OutgoingSms, smsRequest } from './request.ts';

/** Characters of an answer that are read. A longer answer is cut. */
const LONGEST_ANSWER = 16_384;

/**
 * Sends one text message with one HTTP request. Follows no redirect, because another address would get the secrets.
 * Never throws.
 */
export async function deliverSms(sender: SmsSender, sms: OutgoingSms): Promise<Delivery> {
  const { url, method, headers, body } = smsRequest(sender, sms);
  return new Promise<Delivery>((resolve) => {
    let isSent = false;
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request: ClientRequest = send(url, { method, headers, agent: false });
    const late = setTimeout(
      () => request.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })),
      sender.timeoutMs,
    );
    const end = (delivery: Delivery) => {
      clearTimeout(late);
      resolve(delivery);
      request.destroy();
    };
    request.on('socket', (socket) => {
      // The request is written once the connection is open, and encrypted where it is https.
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isSent = true));
    });
    request.on('error', (error: NodeJS.ErrnoException) => end(smsErrorOutcome(error.code ?? '', isSent)));
    request.on('response', (response) => {
      read(response).then(
        (text) => end(smsOutcome(sender, { status: response.statusCode ?? 0, body: text })),
        (error: NodeJS.ErrnoException) => end(smsErrorOutcome(error.code ?? '', true)),
      );
    });
    request.end(body);
  });
}

async function read(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const part of response) {
    text += String(part);
    if (text.length > LONGEST_ANSWER) return text.slice(0, LONGEST_ANSWER);
  }
  return text;
}
