'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'

import { callApi } from '../../ui/requests/api'
import { Button } from '../../ui/controls/Button'
import { CameraButton } from '@/components/ui/scan/CameraButton'
import { createWedge } from '@/components/ui/scan/wedge'
import { useT } from '@/components/ui/useT'
import type { ShownCard } from '@/domain/stock/counting/countReadings'
import { CardName } from './CardName'

type Props = {
  count: number
  /** A code that was scanned, or typed and confirmed. */
  onCode: (code: string) => void
  onCard: (card: ShownCard) => void
  input: RefObject<HTMLInputElement | null>
  /** The camera stays open for the next code. */
  isSeries: boolean
  /** Results so far, shown next to the camera. */
  children?: ReactNode
}

/** Debounce of the search in milliseconds. */
const PAUSE_MS = 250
/** How long Enter waits for the search after the last key. */
const LIMIT_MS = 5000

const NOTHING = Promise.resolve<ShownCard[]>([])

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Cards whose name contains the words: those found so far, and the search in progress. */
const useFound = (count: number, words: string) => {
  const [found, setFound] = useState<{ words: string; cards: ShownCard[] }>({
    words: '',
    cards: [],
  })
  const search = useRef(NOTHING)
  useEffect(() => {
    if (words.trim().length < 3) return
    const abort = new AbortController()
    const read = async () => {
      await wait(PAUSE_MS)
      const outcome = await callApi<{ cards: ShownCard[] }>(
        `/api/stock-counts/${count}/cards?${new URLSearchParams({ q: words })}`,
        { signal: abort.signal },
      )
      if (!outcome.ok) return []
      setFound({ words, cards: outcome.data.cards })
      return outcome.data.cards
    }
    search.current = Promise.race([read(), wait(LIMIT_MS).then(() => [])])
    return () => {
      abort.abort()
      search.current = NOTHING
    }
  }, [count, words])
  return { found: found.words === words ? found.cards : [], search }
}

/**
 * The input of counting: a scanner or a person types a code and Enter, or part of a name to choose
 * from; the camera button is next to it. It keeps the focus for the next code.
 */
export const CodeEntry = (props: Props) => {
  const { count, onCode, onCard, input, isSeries, children } = props
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { found, search } = useFound(count, typed)
  const list = useRef<HTMLUListElement>(null)
  // Only `press` is used: the text itself is in the input.
  const [wedge] = useState(() => createWedge({ onScan: () => {} }))
  // State after Enter: waiting for the search, or several cards found.
  const [entered, setEntered] = useState<'waiting' | 'several' | null>(null)

  const write = (text: string) => {
    setTyped(text)
    setEntered(null)
  }
  /** @param isScan typed by a scanner: it is a code and needs no search */
  const confirm = async (isScan = false) => {
    const code = typed.trim()
    if (code === '' || entered === 'waiting') return
    let cards: ShownCard[] = []
    // A second Enter, with several cards found, uses the text as a code.
    if (!isScan && entered === null) {
      setEntered('waiting')
      const own = search.current
      cards = await own
      // The text was changed meanwhile, or a card selected.
      if (own !== search.current) return
    }
    const [only, ...others] = cards
    const isCode = cards.some(({ sku }) => sku === code)
    if (others.length > 0 && !isCode) {
      setEntered('several')
      // The next scan replaces the name.
      input.current?.select()
      return
    }
    write('')
    // The only card with that name is counted.
    if (only && !isCode) return onCard(only)
    onCode(code)
  }
  const choose = (card: ShownCard) => {
    write('')
    onCard(card)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, shiftKey: shift, timeStamp: time } = event
    const isScan = wedge.press({ key, code, shift, time })
    if (key === 'Enter') {
      event.preventDefault()
      void confirm(isScan)
    } else if (key === 'ArrowDown') {
      list.current?.querySelector('button')?.focus()
    } else if (key === 'Escape') write('')
  }
  return (
    <div className="count-code">
      {found.length > 0 && (
        <ul ref={list} className="count-code__found" aria-label={t('stockCounts.entry.pick')}>
          {found.map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => choose(card)}>
                <CardName card={card} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className="visually-hidden" htmlFor={id}>
        {t('stockCounts.entry.code')}
      </label>
      <div className="count-code__row">
        <CameraButton isSeries={isSeries} onCode={onCode}>
          {children}
        </CameraButton>
        <input
          ref={input}
          aria-busy={entered === 'waiting' || undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className="ui-input count-code__input"
          dir="auto"
          enterKeyHint="done"
          id={id}
          placeholder={t('stockCounts.entry.code')}
          spellCheck={false}
          type="text"
          value={typed}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={() => void confirm()}>{t('stockCounts.entry.add')}</Button>
      </div>
    </div>
  )
}
