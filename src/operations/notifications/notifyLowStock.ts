import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import { notify } from './notify'

/**
 * Tells those who keep the cards (write stock-cards) that one has just run low; whoever took the
 * stock included, since it is about the card and not about what they did.
 */
export const tellOfLowStock = (
  req: PayloadRequest,
  { document, data }: StoredEvent<'stockRanLow'>,
): Promise<void> =>
  notify({
    req,
    event: 'lowStock',
    subject: 'stock-cards',
    document,
    data: { card: data.name, quantity: data.available },
    to: { holdersOf: 'write' },
  })
