import { archiveCard, unarchiveCard } from '@/operations/stock/archive/archiveCard'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** A card with a history is put away, not deleted, and taken back. */
export const cardEndpoints = commandEndpoints('stock-cards', {
  unarchive: unarchiveCard,
  archive: archiveCard,
})
