import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import { COMMANDS, ROOT_COMMANDS } from '@/catalog/commands/entries'
import type { ActivityLine, ActivityRecord } from '@/domain/audit/activity'
import { DATABASE_RESTORED } from '@/domain/audit/auditedActions'
import { isAuditedEvent } from '@/domain/audit/auditedEvents'
import { isAuditedSlug, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { RecordRows, SeenRow } from '@/domain/audit/mergeRows'
import { abilityOfRequest } from '@/access/abilityOf'
import { recordLink } from '@/access/reading/recordLink'
import {
  actionText,
  partsText,
  partText,
  type SpokenChange,
  type SpokenPart,
} from '@/i18n/activityText'
import type { MessageKey } from '@/i18n/messages'
import type { ValueWords } from '@/i18n/valueText'
import { recordKey, titleFields, type RecordTitles } from '../shared/recordTitles'
import type { AuditChange } from './readableChanges'
import { describeChanges, describeEvent } from './describeChanges'

type Words = Pick<ValueWords, 'locale' | 't' | 'timeZone'>
type Args = { req: PayloadRequest; record: RecordRows; titles: RecordTitles; words: Words }

/** Whether a verb is a command of some record, or of deleted records. */
export const isCommand = (verb: string): boolean =>
  [...Object.values(COMMANDS), ROOT_COMMANDS.trash].some((commands) => verb in commands)

const valueAt = (row: SeenRow | null, field: string): unknown => {
  const change = row?.changes.find((one) => one.field === field)
  return change?.after ?? change?.before
}

/** A deleted record is named by its last row. */
const nameIn = (row: SeenRow | null, slug: string): string | undefined => {
  for (const field of titleFields(slug)) {
    const value = valueAt(row, field)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

const valueWords = ({ record, titles, words }: Args): ValueWords => {
  const { subject, document, own } = record
  const stored = titles.get(recordKey(subject ?? '', document ?? 0))?.currency
  return {
    ...words,
    titleOf: (slug, id) => titles.get(recordKey(slug, id))?.title,
    currencyIn: (field) => {
      const own_ = valueAt(own, field)
      return typeof own_ === 'string' ? own_ : (stored ?? undefined)
    },
  }
}

const spokenOwn = (args: Args, words: ValueWords): SpokenChange[] => {
  const { subject, own } = args.record
  if (!own || !isAuditedSlug(subject) || isAuditedEvent(own.action)) return []
  return describeChanges({
    req: args.req,
    slug: subject,
    changes: own.changes as AuditChange[],
    discountType: own.discountType,
    words,
  })
}

const spokenPart = (args: Args, row: SeenRow, words: ValueWords): SpokenPart => {
  const slug = row.part as AuditedSlug
  const card = valueAt(row, 'stockCard')
  const known = titleFields(slug).includes('stockCard')
    ? args.titles.get(recordKey('stock-cards', Number(card)))?.title
    : undefined
  return {
    part: slug,
    action: row.action,
    name:
      args.titles.get(recordKey(slug, row.partId ?? 0))?.title ??
      nameIn(row, slug) ??
      known ??
      `#${row.partId}`,
    changes: describeChanges({
      req: args.req,
      holder: row.subject,
      slug,
      changes: row.changes as AuditChange[],
      discountType: row.discountType,
      words,
    }),
  }
}

const plain = ({ label, before, after }: SpokenChange) => ({ label, before, after })
const kindOf = (subject: string, words: Words): string =>
  words.t(
    subject === 'settings'
      ? 'nav.settings'
      : (`${entityOf(subject)?.words}.singular` as MessageKey),
  )

/** The record in the heading of its entry. */
const headOf = async (args: Args): Promise<Omit<ActivityRecord, 'lines'>> => {
  const { req, record, titles, words } = args
  const { subject, document, own } = record
  if (!subject) return { kind: '', name: '', href: null }
  const kind = kindOf(subject, words)
  const ability = await abilityOfRequest(req)
  if (subject === 'settings')
    return { kind, name: '', href: recordLink({ ability, slug: subject, doc: { id: 1 } }) }
  if (document === null) return { kind, name: '', href: null }
  const found = titles.get(recordKey(subject, document))
  return {
    kind,
    name: found?.title || nameIn(own, subject) || `#${document}`,
    href: found
      ? recordLink({ ability, slug: subject, doc: { id: document, company: found.company } })
      : null,
  }
}

/** A restored record has a subject; a restored database has none. */
const ownTextOf = (own: SeenRow & { changes: SpokenChange[] }, words: Words): string =>
  own.action === DATABASE_RESTORED && own.subject === null
    ? words.t('audit.what.restoreDatabase')
    : actionText(own, { ...words, isCommand })

/**
 * Describes what happened to one record in one transaction.
 * @returns the parts for the sentence of the entry, and the record with its lines
 */
export const describeRecord = async (
  args: Args,
): Promise<{ what: string; record: ActivityRecord }> => {
  const { words, record } = args
  const { own } = record
  const values = valueWords(args)
  const changes = spokenOwn(args, values)
  const parts = record.parts.map((row) => spokenPart(args, row, values))
  const spoken = partsText(parts, words)
  const isQuiet = own?.action === 'update' && changes.every(({ isDerived }) => isDerived)
  const ownText = own ? ownTextOf({ ...own, changes }, words) : ''
  const says = own?.action === 'update' ? [isQuiet && spoken ? '' : ownText, spoken] : [ownText]
  const lines: ActivityLine[] = [
    ...(own
      ? [
          {
            what: ownText,
            changes: isAuditedEvent(own.action)
              ? describeEvent(own.changes as AuditChange[], values)
              : changes.map(plain),
          },
        ]
      : []),
    ...parts.map((part) => ({ what: partText(part, words), changes: part.changes.map(plain) })),
  ]
  const what = (own ? says : [spoken || words.t('audit.what.update')]).filter(Boolean).join(', ')
  return { what, record: { ...(await headOf(args)), lines } }
}
