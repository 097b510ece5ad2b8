'use client'

import { useId } from 'react'

import type { OfferedChoices, OfferedLine } from '@/domain/tenders/choices/offeredChoices'
import type { Locale } from '@/i18n/locales'

import { ChosenTotals } from './ChosenTotals'
import type { OfferWords } from './offerWords'
import type { OfferChoice } from './useOfferChoice'

type Props = {
  choices: OfferedChoices
  choice: OfferChoice
  words: OfferWords
  currency: string
  locale: Locale
  /** Why choices are closed, in words. */
  closed: string | null
  /** The offer was accepted or declined, or nothing can be chosen any more. */
  isFixed: boolean
}

type LineProps = {
  line: OfferedLine
  type: 'checkbox' | 'radio'
  name?: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

const ChoiceLine = ({ line, type, name, isChosen, onChange }: LineProps) => (
  <label className="offer__option">
    <input
      type={type}
      name={name}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className="offer__option-name">
      <bdi>{line.name}</bdi>
      {line.details.map((detail) => (
        <small key={detail}>
          <bdi>{detail}</bdi>
        </small>
      ))}
    </span>
    <bdi className="offer__option-amount" dir="ltr">
      {line.amount}
    </bdi>
  </label>
)

/** The choices of an offer with the resulting totals. */
export const OfferChoices = (props: Props) => {
  const { choices, choice, words, currency, locale, closed, isFixed } = props
  const { chosen, change } = choice
  const id = useId()
  const isIn = (line: OfferedLine) => chosen.includes(line.id)
  return (
    <section aria-labelledby={id} className="offer__answer">
      <h2 id={id}>{words.choices}</h2>
      <p className={closed === null ? 'text-soft' : undefined} aria-live="polite">
        {closed ?? words.choicesText}
      </p>
      {choices.groups.map(({ base, alternatives }) => {
        const all = alternatives.map((line) => line.id)
        return (
          <fieldset key={base.id} className="offer__group" disabled={isFixed}>
            <legend>{words.alternatives.replace('{n}', String(base.number))}</legend>
            {[base, ...alternatives].map((line) => (
              <ChoiceLine
                key={line.id}
                line={line}
                type="radio"
                name={`${id}-${base.id}`}
                isChosen={line === base ? !alternatives.some(isIn) : isIn(line)}
                onChange={() => change(line === base ? [] : [line.id], all)}
              />
            ))}
          </fieldset>
        )
      })}
      {choices.optional.length > 0 ? (
        <fieldset className="offer__group" disabled={isFixed}>
          <legend>{words.optional}</legend>
          {choices.optional.map((line) => (
            <ChoiceLine
              key={line.id}
              line={line}
              type="checkbox"
              isChosen={isIn(line)}
              onChange={(isTaken) => change(isTaken ? [line.id] : [], isTaken ? [] : [line.id])}
            />
          ))}
        </fieldset>
      ) : null}
      <ChosenTotals choice={choice} words={words} currency={currency} locale={locale} />
    </section>
  )
}
