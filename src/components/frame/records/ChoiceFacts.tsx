'use client'

import { entityOf } from '@/catalog'
import { choiceName, factsOf, type Choice, type Fact } from '@/catalog/choices'
import { useWords } from '@/components/ui/useWords'
import styles from '@/components/ui/picker/RecordPicker.module.css'
import type { MessageKey } from '@/i18n/messages'

type Words = ReturnType<typeof useWords>

const isFilled = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

const currencyOf = (choice: Choice, { column: { currency } }: Fact): string | undefined => {
  if (!currency) return undefined
  if ('code' in currency) return currency.code
  const stored = choice[currency.field]
  return typeof stored === 'string' ? stored : undefined
}

const relatedName = (value: unknown, { column: { titles = ['name'] } }: Fact): string => {
  const doc = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return String(titles.map((title) => doc[title]).find(isFilled) ?? '')
}

type FactText = { text: string; isCode?: boolean; label?: MessageKey }

const factText = (slug: string, choice: Choice, fact: Fact, { format }: Words): FactText => {
  const value = choice[fact.name]
  const { kind } = fact.column
  if (kind === 'relation') return { text: relatedName(value, fact) }
  if (!isFilled(value)) return { text: '' }
  const label = `${entityOf(slug)?.words}.fields.${fact.name}` as MessageKey
  const currency = currencyOf(choice, fact)
  switch (kind) {
    case 'quantity':
      return { text: format.quantity(value), label }
    case 'price':
      return { text: format.price(value, currency), isCode: true }
    case 'money':
      return {
        text: currency ? format.money(value, currency) : format.price(value),
        isCode: true,
      }
    case 'day':
      return { text: format.day(String(value)), isCode: true }
    default:
      return { text: String(value), isCode: kind === 'code' }
  }
}

type Props = {
  slug: string
  choice: Choice
  /** Fields with equal values in all options. */
  same: readonly string[]
}

/** An option of a picker: the name of a record, and distinguishing fields. */
export const ChoiceOption = ({ slug, choice, same }: Props) => {
  const words = useWords()
  const facts = factsOf(slug)
    .filter(({ name, unless }) => !same.includes(name) && !(unless && choice[unless]))
    .map((fact) => ({ name: fact.name, ...factText(slug, choice, fact, words) }))
    .filter(({ text }) => text !== '')
  return (
    <>
      <span className={styles.name}>
        <bdi>{choiceName(slug, choice) || `#${choice.id}`}</bdi>
      </span>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map(({ name, text, isCode, label }) => (
            <span key={name} className={styles.fact}>
              {label ? `${words.t(label)}: ` : null}
              <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
