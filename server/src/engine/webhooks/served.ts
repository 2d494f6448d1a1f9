import { type Model, type Resource, resourceServing } from '@tuyen/model';

export interface WebhookResources {
  readonly hooks: Resource;
  readonly deliveries: Resource;
}

/** Returns the resources that the server uses for webhooks, or undefined if the project has none. */
export function webhookResources(model: Model): WebhookResources | undefined {
  const [hooks, deliveries] = [resourceServing(model, 'webhooks'), resourceServing(model, 'webhook-deliveries')];
  return hooks && deliveries && { hooks, deliveries };
}
