'use client'

import { useState } from 'react'

import type { OfferedChoices } from '@/domain/tenders/offeredChoices'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

import { OfferAnswers } from './OfferAnswers'
import { OfferChoices } from './OfferChoices'
import type { OfferWords } from './offerWords'
import { useOfferChoice, type OfferedTender } from './useOfferChoice'

type Props = {
  token: string
  locale: Locale
  /** Hash of the file the customer has before them. */
  paper: string
  words: OfferWords
  reservation: string | null
  tender: OfferedTender
  /** Null where nothing is for choosing. */
  choices: OfferedChoices | null
}

/** What a customer says to an offer: what they choose of it, and their answer. */
export const OfferReply = ({ tender, choices, ...rest }: Props) => {
  const { locale, words } = rest
  const choice = useOfferChoice(tender)
  const [isAccepted, setAccepted] = useState(false)
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
          isFixed={isAccepted}
        />
      ) : null}
      <OfferAnswers
        {...rest}
        accepted={total === null ? {} : { chosen: choice.chosen, total }}
        accepting={amount && words.acceptTotal.replace('{total}', amount)}
        isPossible={choices === null || total !== null}
        onAccepted={() => setAccepted(true)}
      />
    </>
  )
}
