'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { paths } from '@/catalog/paths'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import { callApi } from '../../ui/requests/api'
import { useAttempt } from '../../ui/requests/useAttempt'
import { useNotify } from '../../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { readDecimal } from '@/domain/shared/readDecimal'
import type { RefusalCode } from '@/domain/shared/refusal'
import {
  refuseChangeValue,
  type PriceMethod,
  type PriceRounding,
} from '@/domain/stock/prices/priceChange'
import type { CardPrice } from '@/domain/stock/prices/prices'

/** A card with its previewed prices. */
export type PreviewedCard = {
  id: number
  name: string
  sku: string | null
  mark: string
  prices: { field: CardPrice; before: string; after: string; problem: RefusalCode | null }[]
}

type Asked = {
  prices: readonly CardPrice[]
  method: PriceMethod
  value: string
  rounding: PriceRounding
}

const { preview, apply } = ROOT_COMMANDS.prices
const addressOf = ({ path }: { path: string }) => `/api/prices${path}`

/**
 * A bulk price change in three steps: input, preview, apply.
 * @param offered the prices that the user may change
 * @param readCards the selected cards, loaded when a preview is requested
 */
export const usePriceChange = (
  offered: readonly CardPrice[],
  readCards: () => Promise<readonly number[]>,
) => {
  const { t, locale } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const attempt = useAttempt()
  const [asked, setAsked] = useState<Asked>({
    prices: offered.slice(0, 1),
    method: 'percent',
    value: '',
    rounding: 'hundredth',
  })
  const [title, setTitle] = useState('')
  const [cards, setCards] = useState<readonly PreviewedCard[] | null>(null)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const say = (code: RefusalCode | null) => (code ? t(`refusals.${code}`) : null)
  const read = readDecimal(asked.value, locale)
  const valueCode = (): RefusalCode | null => {
    if (asked.value.trim() === '') return isTried ? 'required' : null
    return read === null ? 'notADecimal' : refuseChangeValue(asked.method, read)
  }
  const problems = {
    prices: isTried && asked.prices.length === 0 ? say('required') : null,
    value: say(valueCode()),
    title: isTried && cards && title.trim() === '' ? say('required') : null,
  }

  const bodyOf = (chosen: readonly number[]) => ({
    ...asked,
    value: read ?? asked.value,
    cards: chosen,
  })

  const doBusy = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch {
      setError(t('common.failure'))
    } finally {
      setBusy(false)
    }
  }

  const show = () =>
    doBusy(async () => {
      setTried(true)
      if (asked.prices.length === 0 || read === null || valueCode())
        return setError(t('refusals.invalidInput'))
      const body = bodyOf(await readCards())
      const outcome = await callApi<{ cards: PreviewedCard[] }>(addressOf(preview), {
        method: 'POST',
        body,
      })
      if (!outcome.ok) return setError(outcome.message ?? t('common.connectionFailed'))
      setTried(false)
      setCards(outcome.data.cards)
    })

  const carryOut = () =>
    doBusy(async () => {
      setTried(true)
      if (!cards || title.trim() === '') return setError(t('refusals.invalidInput'))
      const seen = Object.fromEntries(cards.map(({ id, mark }) => [id, mark]))
      const body = { ...bodyOf(cards.map(({ id }) => id)), title, seen }
      const outcome = await attempt<{ change: number; prices: number }>(addressOf(apply), {
        method: 'POST',
        body,
      })
      if (!outcome.ok) return setError(outcome.message ?? t('common.connectionFailed'))
      notifySuccess(t('priceChanges.words.done', { n: outcome.data.prices }))
      router.push(paths.priceChangeView(outcome.data.change))
    })

  return {
    asked,
    title,
    cards,
    problems,
    isBusy,
    error,

    change: (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change })),
    setTitle,
    show,
    carryOut,
    edit: () => {
      setCards(null)
      setError(null)
    },
  }
}
