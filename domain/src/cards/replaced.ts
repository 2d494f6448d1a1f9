import type { Reader } from '../contract.ts';

export async function isReplaced(cardId: string, reader: Reader): Promise<boolean> {
  return (await reader.first('reissue-cards', { old_card_id: cardId })) !== undefined;
}
