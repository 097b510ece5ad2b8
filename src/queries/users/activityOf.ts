import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Activity } from '@/present/users/userSheet'
import { readApprovedTenders, readMadeMovements } from './readActivity'

import type { ViewPage } from '../shared/viewPage'

/**
 * What a user did last, as far as the visitor may read the records it was done to: each row names
 * its record, a movement its card.
 */
export const activityOf = async (
  { req }: Pick<ViewPage, 'req'>,
  userId: number,
): Promise<Activity> => {
  const ability = await abilityOfRequest(req)
  const readsTenders = mayReadFields(
    ability,
    'tenders',
    'number',
    'title',
    'approvedBy',
    'approvedAt',
  )
  const readsMovements =
    mayReadFields(ability, 'stock-movements', 'stockCard', 'type', 'quantity', 'operationUser') &&
    mayReadFields(ability, 'stock-cards', 'name')
  const [tenders, movements] = await Promise.all([
    readsTenders ? readApprovedTenders(req, userId) : null,
    readsMovements ? readMadeMovements(req, userId) : null,
  ])
  return { tenders, movements }
}
