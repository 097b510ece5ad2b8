import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { opensField, rightsOf } from '@/access/collectionAccess'
import { mayWriteOn } from '@/access/reading/onRecords'
import type { Subject } from '@/access/roles/permissions'
import { staffIdOf } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import { ACTION_SUBJECTS, type ActionSubject } from '@/domain/actions/actions'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import type { Planning, PlanningTarget } from '@/present/timeline/planning'
import { companyToday } from '../settings/companyToday'
import { peopleWhoRead } from '../users/activePeople'

type Place = { subject: ActionSubject; document: number }
type Doc = Record<string, unknown>

/** A record limited to what the reader may read; null if it is not readable. */
const readable = async (
  req: PayloadRequest,
  slug: string,
  id: number,
  fields: readonly string[],
): Promise<Doc | null> =>
  (await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Doc | null

const titleOf = (slug: string): string => entityOf(slug)?.title ?? 'id'

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/**
 * The relations of a collection on whose records the reader may plan follow-ups, the nearest first.
 * @returns empty for collections whose records have actions of their own
 */
export const plannedBy = async (req: PayloadRequest, slug: string): Promise<string[]> => {
  const relations = entityOf(slug)?.followedUpOn
  const subject = entityOf(slug)?.subject as Subject | undefined
  if (!relations || !subject) return []
  const ability = await abilityOfRequest(req)
  const rights = rightsOf(req.payload.collections[slug as CollectionSlug].config.access.read)
  return Object.entries(relations).flatMap(([field, on]) =>
    mayWriteOn(ability, 'actions', on) && opensField({ ability, rights, subject, field })
      ? [field]
      : [],
  )
}

/**
 * Initial data of the dialog *Takip planla*.
 * @param slug of the record that the action follows: one that has actions, or a meeting
 * @returns null if there is no such record, or the reader may not read it; without relations that
 *   the reader may not read, or may not plan on
 */
export const readPlanning = async (
  req: PayloadRequest,
  { slug, id }: { slug: string; id: number },
): Promise<Planning | null> => {
  const relations = entityOf(slug)?.followedUpOn
  const own = ACTION_SUBJECTS.find((subject) => subject === slug)
  if (!relations && !own) return null
  const title = titleOf(slug)
  const doc = await readable(req, slug, id, [title, ...Object.keys(relations ?? {})])
  if (!doc) return null
  const ability = await abilityOfRequest(req)
  const places = own
    ? [{ subject: own, document: id }]
    : Object.entries(relations ?? {}).flatMap(([field, subject]): Place[] => {
        const document = recordIdOf(idOf(doc[field]))
        return document === null ? [] : [{ subject, document }]
      })
  const open = places.filter(({ subject }) => mayWriteOn(ability, 'actions', subject))
  const [today, ...targets] = await Promise.all([
    companyToday(req),
    ...open.map(async ({ subject, document }): Promise<PlanningTarget | null> => {
      const name = titleOf(subject)
      const record = subject === own ? doc : await readable(req, subject, document, [name])
      if (!record) return null
      const people = await peopleWhoRead(req, 'actions', subject)
      return { subject, document, name: textOf(record[name]), people }
    }),
  ])
  return {
    title: textOf(doc[title]),
    targets: targets.filter((target) => target !== null),
    today,
    person: staffIdOf(req),
  }
}

/**
 * Rows of a list that can be followed up by an action on a related record.
 * @param args.ids of rows that the reader may read
 * @returns empty for collections whose records have actions of their own
 */
export const readFollowedUp = async (args: {
  req: PayloadRequest
  slug: string
  ids: readonly Id[]
}): Promise<ReadonlySet<Id>> => {
  const { req, slug, ids } = args
  const fields = ids.length === 0 ? [] : await plannedBy(req, slug)
  if (fields.length === 0) return new Set()
  const where: Where = {
    id: { in: [...ids] },
    or: fields.map((field) => ({ [field]: { exists: true } })),
  }
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
