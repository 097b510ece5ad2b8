'use client'

import type { ReactNode } from 'react'

import { PeekLink } from '@/components/frame/peek/PeekLink'
import { ContactLink } from '../../ui/controls/ContactLink'
import { FormattedText } from '../../ui/layout/FormattedText'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { idOf } from '@/domain/shared/idOf'

import { useIsWholeDay } from '../useIsWholeDay'
import { useOptions, wordsOf } from '../useOptions'
import { factAmount } from './factAmount'
import { useKnownFacts } from './FactsContext'
import type { ReadField } from './splitFields'
import type { DecimalShape } from './unitOf'
import { useMoneyTerms } from './useMoneyTerms'

type Props = { field: ReadField; path: string; value: unknown }

const Related = ({ path, value }: { path: string; value: unknown }) => {
  const { related } = useKnownFacts()
  const known = related[path]
  const id = idOf(value)
  // Another record was selected since rendering.
  if (!known || known.id !== id) return id === null ? null : <bdi>{String(id)}</bdi>
  const name = <bdi>{known.name}</bdi>
  return known.href ? <PeekLink href={known.href}>{name}</PeekLink> : name
}

const Options = ({ field, value }: Pick<Props, 'field' | 'value'>) =>
  wordsOf(useOptions(field), value)

const Moment = ({ field, value }: Pick<Props, 'field' | 'value'>) => {
  const { format } = useWords()
  const timeZone = useTimeZone()
  const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } }
  const stored = String(value)
  const isMoment = date?.pickerAppearance !== 'dayOnly'
  const isWholeDay = useIsWholeDay(field)
  return (
    <time dateTime={stored} dir="ltr">
      {isWholeDay
        ? format.dayAt(stored, timeZone)
        : isMoment
          ? format.dateTime(stored, timeZone)
          : format.day(stored)}
    </time>
  )
}

const Decimal = ({ field, value }: Pick<Props, 'field' | 'value'>) => {
  const { format } = useWords()
  const terms = useMoneyTerms()
  const shape = (field.admin?.custom ?? {}) as DecimalShape
  const isWorkedOut = field.admin?.readOnly === true
  const text = factAmount({ name: field.name, value, shape, terms, isWorkedOut, format })
  return <bdi dir="ltr">{text}</bdi>
}

const isCode = ({ admin }: ReadField) =>
  (admin as { className?: string } | undefined)?.className?.includes('code-field') ?? false

const Words = ({ field, path, value }: Props) => {
  const html = useKnownFacts().html[path]
  const text = String(value)
  if (html !== undefined) return html && <FormattedText html={html} />
  if (field.type === 'email') return <ContactLink kind="email" value={text} />
  return (
    <bdi className="fact__text" dir={isCode(field) ? 'ltr' : 'auto'}>
      {text}
    </bdi>
  )
}

/** A formatted value of a record: with links, days and money in the reader's language. */
export const FactValue = ({ field, path, value }: Props): ReactNode => {
  const { t } = useWords()
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (field.type === 'select' || field.type === 'radio')
    return <Options field={field} value={value} />
  if (field.type === 'date') return <Moment field={field} value={value} />
  if (field.type === 'number') return <Decimal field={field} value={value} />
  if (field.type === 'relationship') return <Related path={path} value={value} />
  return <Words field={field} path={path} value={value} />
}

/** True for an empty value. */
export const isEmptyFact = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
