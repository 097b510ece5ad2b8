import type { PayloadRequest } from 'payload'

import { mayOf } from '@/access/mayOf'
import {
  allowedCommands,
  excludedOf,
  isKept,
  offersOf,
  type CommandFacts,
  type Offer,
} from '@/catalog/commands/offers'
import { isCommandSlug } from '@/catalog/commands/registry'
import { shownOffers, type RecordOffers } from '@/present/commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { CompanySettings } from '../settings/companySettings'
import { commandActor } from '../settings/commandActor'
import { readCommandFacts } from './readCommandFacts'

/**
 * The commands a page offers for some records, in the reader's language, by the reader's rights and
 * the state of each record.
 * @param args.ids records the reader may read
 * @returns offers by id; empty for collections without commands
 */
export const readOffers = async (args: {
  req: PayloadRequest
  slug: string
  ids: readonly Id[]
  /** If already loaded. */
  settings?: CompanySettings
  /** Includes commands that the state of a record excludes. */
  withExcluded?: boolean
  /** The commands to judge of each record, where not all are shown. */
  among?: ReadonlyMap<Id, ReadonlySet<string>>
}): Promise<Map<Id, RecordOffers>> => {
  const { req, slug, ids, settings, withExcluded = false, among } = args
  if (!isCommandSlug(slug) || ids.length === 0) return new Map()
  const [may, facts, actor] = await Promise.all([
    mayOf(req),
    readCommandFacts({ req, slug, ids }),
    commandActor({ req, slug, settings }),
  ])
  const locale = req.i18n.language as Locale
  const t = createTranslator(locale)
  return new Map(
    [...facts].map(([id, known]) => {
      const { createdBy = null } = known as Partial<CommandFacts['tenders']>
      const { userId } = actor
      const names = allowedCommands({ slug, userId, createdBy, may, among: among?.get(id) })
      const judged = { slug, names, facts: known, actor }
      const shown = (offers: readonly Offer[]) => shownOffers(slug, offers, { t, locale })
      return [
        id,
        {
          commands: shown(offersOf(judged)),
          isKept: isKept(slug, known),
          ...(withExcluded && { excluded: shown(excludedOf(judged)) }),
        },
      ]
    }),
  )
}
