import type { PayloadRequest } from 'payload'

import { mayOf } from '@/access/mayOf'
import { allowedCommands, type CommandFacts } from '@/catalog/commands/offers'
import { isCommandSlug } from '@/catalog/commands/registry'
import { entityOf } from '@/catalog'
import type { DocumentCommands } from '@/present/record/documentProps'
import type { Id } from '@/domain/shared/idOf'
import { commandActor } from '../settings/commandActor'
import { readCommandFacts } from './readCommandFacts'

/**
 * Data for the commands of a record's form: those the reader's rights allow, and the facts that
 * decide which are possible.
 * @returns undefined for records without commands
 */
export const readDocumentCommands = async (args: {
  req: PayloadRequest
  slug: string
  id: Id
  doc: Readonly<Record<string, unknown>>
}): Promise<DocumentCommands | undefined> => {
  const { req, slug, id, doc } = args
  if (!isCommandSlug(slug)) return undefined
  const [may, facts, actor] = await Promise.all([
    mayOf(req),
    readCommandFacts({ req, slug, ids: [id] }),
    commandActor({ req, slug }),
  ])
  const known = facts.get(id)
  if (!known) return undefined
  const { createdBy = null } = known as Partial<CommandFacts['tenders']>
  const title = doc[entityOf(slug)?.title ?? 'id']
  return {
    slug,
    id,
    recordName: typeof title === 'string' && title !== '' ? title : String(id),
    names: allowedCommands({ slug, userId: actor.userId, createdBy, may }),
    facts: known,
    actor,
  }
}
