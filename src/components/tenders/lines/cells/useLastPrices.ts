import { useEffect, useRef, useState } from 'react'
import { batches } from '@/components/stock/batches'
import { readApi } from '@/components/ui/requests/api'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import type { EditorRow } from '../rows/EditorRow'
import { useTenderId, useTenderValue } from '../rows/useTenderTerms'

type Known = { company: string; prices: ReadonlyMap<string, LastPrice> }
const NOTHING: ReadonlyMap<string, LastPrice> = new Map()

/**
 * The customer's last prices for the cards of the form's lines: one request for all of them, and
 * one for later ones; a change of customer clears them.
 * @param args.isOff the reader may not read tenders
 * @returns by card id
 */
export const useLastPrices = (args: {
  rows: readonly Pick<EditorRow, 'stockCard'>[]
  isOff: boolean
}): ReadonlyMap<string, LastPrice> => {
  const { rows, isOff } = args
  const tender = useTenderId()
  const id = idOf(useTenderValue('company'))
  const company = id === null || isOff ? null : String(id)
  const [known, setKnown] = useState<Known | null>(null)
  // Cards without a last price are requested once too, not at each key stroke.
  const asked = useRef({ company: '', cards: new Set<string>() })

  useEffect(() => {
    if (company === null) return
    if (asked.current.company !== company) asked.current = { company, cards: new Set() }
    const { cards } = asked.current
    const wanted = rows
      .map(({ stockCard }) => stockCard)
      .filter((card): card is Id => card !== null)
    const missing = [...new Set(wanted.map(String))].filter((card) => !cards.has(card))
    for (const card of missing) cards.add(card)
    for (const some of batches(missing)) {
      const query = new URLSearchParams({
        ...{ company, cards: some.join(',') },
        ...(tender && { except: String(tender) }),
      })
      readApi<{ docs: LastPrice[] }>(`/api/tenders/last-prices?${query}`).then(
        ({ docs }) => {
          // Another customer was selected meanwhile.
          if (asked.current.company !== company) return
          setKnown((before) => ({
            company,
            prices: new Map([
              ...(before?.company === company ? before.prices : NOTHING),
              ...docs.map((price) => [String(price.card), price] as const),
            ]),
          }))
        },
        // Lines can be edited without them; the next card retries.
        () => {
          for (const card of some) cards.delete(card)
        },
      )
    }
  }, [rows, company, tender])

  return known !== null && known.company === company ? known.prices : NOTHING
}
