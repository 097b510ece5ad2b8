import {
  SOURCE_KINDS,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineSubject,
} from '@/domain/timeline/kinds'
import type { AppAbility } from '../buildAbility'
import { mayReadFields } from './mayReadFields'
import { readableSubjects } from './onRecords'
import { mayReadFieldOf } from './searchRights'

/** The fields of tenders and meetings that link them to the timeline of such a record. */
const ANCHORS = {
  companies: { tender: 'company', meet: 'company' },
  employees: { tender: 'employee', meet: 'companyEmployee' },
  'company-projects': { tender: 'companyProject', meet: null },
  tenders: { tender: null, meet: null },
} as const satisfies Record<TimelineSubject, object>

/** The PDF contains the whole tender, so it requires all of its fields (`sendAccess`). */
const OF_PAPER = ['send', 'opened', 'accepted', 'declined', 'asked'] as const
/** The fields of a tender that an item of each kind shows. */
const OF_TENDER = {
  approved: ['approvedAt', 'approvedBy'],
  invoice: ['invoicedAt'],
  delivery: ['number', 'company', 'items'],
  file: ['files'],
} as const

/**
 * The kinds of items that a user may read on the timeline of a record, by the numbers of
 * `SOURCE_KINDS`: every field that an item shows must be readable.
 * @param subject the collection of the record
 */
export const openCodes = (ability: AppAbility, subject: TimelineSubject): number[] => {
  const { tender, meet } = ANCHORS[subject]
  const ofTender = (...fields: string[]) =>
    mayReadFields(ability, 'tenders', ...fields, ...(tender ? [tender] : []))
  const seesMeets =
    meet !== null && ['startsAt', meet].every((field) => mayReadFieldOf(ability, 'meets', field))
  // The merged company is another record that refers to this one.
  const seesMerges =
    subject === 'companies' && mayReadFields(ability, 'customers', 'name', 'mergedInto')
  const noteSubjects = mayReadFields(ability, 'notes', 'kind', 'subject', 'document', 'company')
    ? readableSubjects(ability, 'notes')
    : []
  // In the order of their numbers; a note on a tender is also on the timelines of the tender's
  // relations.
  const isOpenNote = [
    noteSubjects.includes('companies'),
    noteSubjects.includes('company-projects'),
    noteSubjects.includes('tenders') && ofTender(),
  ]
  const actionSubjects = mayReadFields(
    ability,
    'actions',
    ...['kind', 'subject', 'document', 'company', 'doneAt'],
  )
    ? readableSubjects(ability, 'actions')
    : []
  const isOpenAction = [
    actionSubjects.includes('companies'),
    actionSubjects.includes('company-projects'),
    actionSubjects.includes('tenders') && ofTender(),
  ]
  const isOpen = (kind: TimelineKind): boolean => {
    if (kind === 'meeting') return seesMeets
    if (kind === 'merged' || kind === 'split') return seesMerges
    if (OF_PAPER.some((one) => one === kind)) return ofTender('*')
    const fields = OF_TENDER[kind as keyof typeof OF_TENDER] as readonly string[] | undefined
    return fields !== undefined && ofTender(...fields)
  }
  return TIMELINE_KINDS.flatMap((kind) =>
    kind === 'note' || kind === 'call'
      ? SOURCE_KINDS[kind].filter((_, at) => isOpenNote[at])
      : kind === 'action'
        ? SOURCE_KINDS[kind].filter((_, at) => isOpenAction[at])
        : isOpen(kind)
          ? [...SOURCE_KINDS[kind]]
          : [],
  )
}
