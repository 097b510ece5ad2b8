'use client'

import { useState } from 'react'

import type { OfferedChoices } from '@/domain/tenders/choices/offeredChoices'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

import { OfferAnswers } from './OfferAnswers'
import { OfferChoices } from './OfferChoices'
import type { OfferWords } from './offerWords'
import { useOfferChoice, type OfferedTender } from './useOfferChoice'

type Props = {
  token: string
  locale: Locale
  /** Hash of the displayed document. */
  paper: string
  words: OfferWords
  /** Address of the privacy notice; null where none is written. */
  notice: string | null
  reservation: string | null
  tender: OfferedTender
  /** Null if there are no choices. */
  choices: OfferedChoices | null
  /** Why choices are closed; null if they are open. */
  choiceClosed: string | null
}

/** The customer's reply to an offer: chosen options and answer. */
export const OfferReply = ({ tender, choices, choiceClosed, ...rest }: Props) => {
  const { locale, words } = rest
  const choice = useOfferChoice(tender)
  const [isAnswered, setAnswered] = useState(false)
  const [closed, setClosed] = useState(choiceClosed)
  const total = choices && choice.totals ? choice.totals.total.toFixed(2) : null
  const amount = total && createFormatters(locale).money(total, tender.currency)
  return (
    <>
      {choices ? (
        <OfferChoices
          choices={choices}
          choice={choice}
          words={words}
          currency={tender.currency}
          locale={locale}
          closed={closed === null ? null : (words.choiceClosed[closed] ?? null)}
          isFixed={isAnswered || closed !== null}
        />
      ) : null}
      <OfferAnswers
        {...rest}
        accepted={total === null ? {} : { chosen: choice.chosen, total }}
        accepting={amount && words.acceptTotal.replace('{total}', amount)}
        isPossible={choices === null || total !== null}
        onAnswered={() => setAnswered(true)}
        onRefused={(code) => {
          // Delivered or invoiced while the page was open: choices are no longer possible.
          if (words.choiceClosed[code] === undefined) return
          setClosed(code)
          choice.clear()
        }}
      />
    </>
  )
}
