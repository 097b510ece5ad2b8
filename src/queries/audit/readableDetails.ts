import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { openerOf } from '@/access/reading/eventDetails'
import { mayReadField } from '@/access/reading/mayReadField'
import { staffIdOf } from '@/access/session/staffOf'
import type { AuditedEvent } from '@/domain/audit/auditedEvents'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { columnsOfFilters } from '@/domain/lists/viewState'
import { mayReadPaths } from '../shared/readablePaths'
import { trailScope } from './trailScope'

type Detail = readonly [name: string, value: unknown]
type Event = {
  event: AuditedEvent
  subject?: unknown
  document?: unknown
  details: readonly Detail[]
}

const mayReadWhole = async (req: PayloadRequest, subject: unknown): Promise<boolean> => {
  const { readable, narrowed } = await trailScope(req)
  return (
    isAuditedSlug(subject) &&
    readable.includes(subject) &&
    !narrowed.some(({ slug }) => slug === subject)
  )
}

/**
 * The details of an event that the reader may read: each needs the permission of its declaration
 * (`access/reading/eventDetails`); undeclared ones are left out.
 */
export const readableDetails = async (
  req: PayloadRequest,
  { event, subject, document, details }: Event,
): Promise<Detail[]> => {
  const ability = await abilityOfRequest(req)
  const isOwn = subject === 'users' && document != null && Number(document) === staffIdOf(req)
  const filters = details.find(([name]) => name === 'filters')?.[1]
  const isOpen = async ([name]: Detail): Promise<boolean> => {
    const opener = openerOf(event, name)
    if (opener === undefined) return false
    if (opener === 'trail') return true
    if (typeof opener !== 'string') return isOwn || mayReadField(ability, ...opener)
    if (!(await mayReadWhole(req, subject))) return false
    return opener === 'wholeRecord' || mayReadPaths(req, String(subject), columnsOfFilters(filters))
  }
  const answers = await Promise.all(details.map(isOpen))
  return details.filter((_, at) => answers[at])
}
