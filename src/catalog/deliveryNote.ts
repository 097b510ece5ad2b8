import type { Id } from '@/domain/shared/idOf'
import { paths } from './paths'

/**
 * The page of a delivery note.
 * @param number of the delivery within its tender, from 1
 */
export const deliveryNoteHref = (tender: Id, number: number): string =>
  `${paths.tenderDelivery(tender)}?no=${number}`
