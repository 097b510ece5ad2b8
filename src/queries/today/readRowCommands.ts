import type { PayloadRequest } from 'payload'
import type { CommandSlug } from '@/catalog/commands/registry'
import { idOf, type Id } from '@/domain/shared/idOf'
import { queueOf, type QueueId } from '@/domain/today/queues'
import type { Doc } from '@/present/navigation/recordLinks'
import type { TodayRow } from '@/present/today/todaySheet'
import type { CompanySettings } from '../settings/companySettings'
import { readOffers } from '../shared/readOffers'
import type { Slug } from './shapeRow'

/** The target of a row's commands: for a delivery, the tender. */
const targetOf = (id: QueueId, slug: Slug, doc: Doc): { slug: CommandSlug; id: number } | null => {
  if (slug === 'meets' || slug === 'actions') return null
  if (id !== 'deliver') return { slug, id: Number(doc.id) }
  const tender = idOf(doc.tender)
  return tender === null ? null : { slug: 'tenders', id: Number(tender) }
}

type Queue = { id: QueueId; slug: Slug; docs: readonly Doc[] }

/** Reads the commands of all rows at once, each with those of its queue. */
export const readRowCommands = async (
  req: PayloadRequest,
  queues: readonly Queue[],
  settings: CompanySettings,
) => {
  const targets = queues.flatMap(({ id, slug, docs }) =>
    docs.flatMap((doc) => {
      const target = targetOf(id, slug, doc)
      return target ? { ...target, names: queueOf(id).commands } : []
    }),
  )
  const read = async (slug: 'tenders' | 'stock-reservations') => {
    // A record may be in several queues.
    const among = new Map<Id, Set<string>>()
    for (const { id, names } of targets.filter((one) => one.slug === slug))
      among.set(id, new Set([...(among.get(id) ?? []), ...names]))
    return readOffers({ req, slug, settings, ids: [...among.keys()], among })
  }
  const [tenders, reservations] = await Promise.all([read('tenders'), read('stock-reservations')])
  return (id: QueueId, slug: Slug, doc: Doc): TodayRow['commands'] => {
    const target = targetOf(id, slug, doc)
    if (!target) return null
    const known = (target.slug === 'tenders' ? tenders : reservations).get(target.id)
    const wanted = queueOf(id).commands
    const offers = wanted.flatMap((name) => known?.commands.find((one) => one.name === name) ?? [])
    // All buttons look alike: otherwise the page would have a primary button in every row.
    return offers.length === 0
      ? null
      : { ...target, offers: offers.map((offer) => ({ ...offer, isNext: false })) }
  }
}
