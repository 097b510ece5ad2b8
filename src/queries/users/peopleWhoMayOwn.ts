import type { PayloadRequest } from 'payload'
import { entityCalled } from '@/catalog'
import { activePeople, type PersonToChoose } from './activePeople'

/** Collections whose records have an owner. */
export type OwnedSlug = 'tenders' | 'companies'

/**
 * Active users whose role may read the records of a collection, ordered by name; no addresses.
 * @param only restricts it to one user, to check that user
 */
export const peopleWhoMayOwn = async (
  req: PayloadRequest,
  slug: OwnedSlug,
  only?: number,
): Promise<PersonToChoose[]> => {
  const { subject } = entityCalled(slug)
  if (!subject) throw new Error(`${slug}: no subject opens it`)
  return activePeople(
    req,
    (ability) => ability.can('read', subject),
    only === undefined ? undefined : [only],
  )
}
