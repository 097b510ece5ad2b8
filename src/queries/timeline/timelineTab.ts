import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteOn } from '@/access/reading/onRecords'
import { openCodes } from '@/access/reading/timelineCodes'
import { staffIdOf } from '@/access/session/staffOf'
import { kindOfCode, TIMELINE_KINDS, type TimelineSubject } from '@/domain/timeline/kinds'
import { kindsNamed } from '@/domain/timeline/timelineAsked'
import type { TimelineSheet } from '@/present/timeline/timelineItem'
import { siteOf } from '../settings/siteOf'
import type { ViewPage } from '../shared/viewPage'
import { readOpenTodos } from './openTodos'
import { countTimeline, readTimeline } from './readTimeline'

/** The tabs of such records: the timeline only for readers who may see any of it. */
export const tabsWithTimeline = async <Name extends string>(
  req: PayloadRequest,
  subject: TimelineSubject,
  names: readonly Name[],
): Promise<Name[]> => {
  const isOpen = openCodes(await abilityOfRequest(req), subject).length > 0
  return names.filter((name) => name !== 'timeline' || isOpen)
}

/**
 * The timeline tab: its first rows, its filters, and whether notes can be written.
 * @param kinds of the address
 */
export const readTimelineTab = async (
  { req, id }: Pick<ViewPage, 'req' | 'id'>,
  subject: TimelineSubject,
  kinds: unknown,
): Promise<TimelineSheet> => {
  const ability = await abilityOfRequest(req)
  const codes = openCodes(ability, subject)
  const open = new Set(codes.map(kindOfCode))
  const chosen = kindsNamed(typeof kinds === 'string' ? kinds : '').filter((kind) => open.has(kind))
  const [page, counts, todos, { timeZone, today }] = await Promise.all([
    readTimeline(req, {
      subject,
      document: id,
      kinds: chosen,
      from: null,
      to: null,
      before: null,
    }),
    countTimeline(req, { subject, document: id }, codes),
    readOpenTodos(req, subject, id),
    siteOf(req.payload),
  ])
  return {
    ...page,
    subject,
    document: id,
    kinds: TIMELINE_KINDS.filter((kind) => open.has(kind)).map((kind) => ({
      kind,
      count: counts[kind] ?? 0,
    })),
    chosen,
    mayWrite: mayWriteOn(ability, 'notes', subject),
    todos,
    mayPlan: mayWriteOn(ability, 'actions', subject),
    today,
    timeZone,
    now: new Date().toISOString(),
    person: staffIdOf(req),
  }
}
