import type { PayloadRequest } from 'payload'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { ValueShape } from '@/domain/audit/valueShape'
import type { SpokenChange } from '@/i18n/activityText'
import type { MessageKey } from '@/i18n/messages'
import { rightTexts, valueText, type ValueWords } from '@/i18n/valueText'
import { idOf, type Id } from '@/domain/shared/idOf'
import { columnFields, type ColumnField } from './columnFields'
import type { AuditChange } from './readableChanges'
import { fieldLabel, shapesOfChange, valueShape } from './valueShape'

/** Looks up fields of a collection by the names used in changes. */
const fieldAt = (req: PayloadRequest, slug: AuditedSlug, path: string): ColumnField | undefined =>
  [...columnFields(req.payload, slug).values()].find((column) => column.path === path)

const relationsIn = (value: unknown, shape: ValueShape): { slug: string; id: Id }[] => {
  if (value === null || value === undefined) return []
  if (shape.kind === 'record') {
    const id = idOf(value)
    return id === null ? [] : [{ slug: shape.slug, id }]
  }
  if (shape.kind === 'values') return [value].flat().flatMap((one) => relationsIn(one, shape.of))
  if (shape.kind !== 'rows') return []
  return [value]
    .flat()
    .flatMap((row) =>
      Object.entries(shape.fields).flatMap(([name, inner]) =>
        relationsIn((row as Record<string, unknown>)[name], inner),
      ),
    )
}

/** The records that the values of changes refer to. */
export const relatedRecords = (
  req: PayloadRequest,
  slug: AuditedSlug,
  changes: readonly AuditChange[],
): { slug: string; id: Id }[] =>
  changes.flatMap(({ field, before, after }) => {
    const column = fieldAt(req, slug, field)
    if (!column) return []
    const shape = valueShape(slug, column, 'tr')
    return [...relationsIn(before, shape), ...relationsIn(after, shape)]
  })

/** Only added and removed rights: a role has many. */
const rightsChange = ({ before, after }: AuditChange, { t }: ValueWords) => {
  const [old, now] = [rightTexts(before, t), rightTexts(after, t)]
  return {
    before: old.filter((right) => !now.includes(right)).join(', '),
    after: now.filter((right) => !old.includes(right)).join(', '),
  }
}

/**
 * Describes the changes of one record in the reader's language.
 * @param args.holder collection of the parent record: the relation to it is left out
 * @param args.discountType `percent` or `amount`, where the changes do not contain the discount type
 */
export const describeChanges = (args: {
  req: PayloadRequest
  slug: AuditedSlug
  changes: readonly AuditChange[]
  words: ValueWords
  holder?: string | null
  discountType?: string | null
}): SpokenChange[] => {
  const { req, slug, changes, words, holder, discountType } = args
  const { locale } = words
  return changes.flatMap((change): SpokenChange[] => {
    const { field, before, after } = change
    const column = fieldAt(req, slug, field)
    if (holder && column?.field.relationTo === holder) return []
    if (!column) {
      if (field !== 'password') return []
      const label = words.t('users.fields.password')
      return [{ field, label, before: '', after: '', shape: 'text', isDerived: false, isOn: false }]
    }
    const shapes = shapesOfChange({ slug, column, locale, beside: changes, discountType })
    const texts =
      shapes.after.kind === 'rights'
        ? rightsChange(change, words)
        : {
            before: valueText(before, shapes.before, words),
            after: valueText(after, shapes.after, words),
          }
    return [
      {
        field,
        label: fieldLabel(column, locale),
        ...texts,
        shape: shapes.after.kind,
        isDerived: column.field.custom?.serverOnly === true || field === 'order',
        isOn: after === true,
      },
    ]
  })
}

/** The dictionary section for the details of each event. */
const PARTS_OF_EVENTS: Readonly<Record<string, 'denied' | 'export' | 'import' | 'merge'>> = {
  method: 'denied',
  path: 'denied',
  code: 'denied',
  email: 'denied',
  rows: 'export',
  format: 'export',
  search: 'export',
  filters: 'export',
  file: 'import',
  reason: 'denied',
  right: 'denied',
  request: 'export',
  created: 'import',
  updated: 'import',
  failed: 'import',
  undone: 'import',
  left: 'import',
  company: 'merge',
}

/** A value of an event in words: refusals and rights are stored as codes. */
const detailText = (field: string, value: string, t: ValueWords['t']): string => {
  if (field === 'code') return t(`refusals.${value}` as MessageKey)
  if (field !== 'right') return value
  const [subject, action, ...fields] = value.split(':')
  return rightTexts([{ subject, actions: [action], ...(fields.length > 0 && { fields }) }], t).join(
    '',
  )
}

/** The text of an event that changed no record. */
export const describeEvent = (
  changes: readonly AuditChange[],
  { t }: ValueWords,
): { label: string; before: string; after: string }[] =>
  changes.flatMap(({ field, after }) => {
    const part = PARTS_OF_EVENTS[field]
    if (typeof after !== 'string' || !part) return []
    const text = detailText(field, after, t)
    return [{ label: t(`audit.${part}.${field}` as MessageKey), before: '', after: text }]
  })
