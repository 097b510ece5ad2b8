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

import { callApi } from '@/components/ui/api'
import { Button } from '@/components/ui/Button'
import { CameraButton } from '@/components/ui/scan/CameraButton'
import { useT } from '@/components/ui/useT'
import type { ShownCard } from '@/domain/stock/countReadings'
import { CardName } from './CardName'

type Props = {
  count: number
  /** A code that was scanned, or typed and confirmed. */
  onCode: (code: string) => void
  onCard: (card: ShownCard) => void
  input: RefObject<HTMLInputElement | null>
  /** The camera stays open for the next code. */
  isSeries: boolean
  /** What became of the codes so far, shown beside the camera. */
  children?: ReactNode
}

const PAUSE_MS = 250

/** Cards whose name has the words; those of the last question only. */
const useFound = (count: number, words: string): ShownCard[] => {
  const [found, setFound] = useState<{ words: string; cards: ShownCard[] }>({
    words: '',
    cards: [],
  })
  useEffect(() => {
    if (words.trim().length < 3) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await callApi<{ cards: ShownCard[] }>(
        `/api/stock-counts/${count}/cards?${new URLSearchParams({ q: words })}`,
        { signal: abort.signal },
      )
      if (outcome.ok) setFound({ words, cards: outcome.data.cards })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [count, words])
  return found.words === words ? found.cards : []
}

/**
 * The one input of counting: a scanner or a person types a code and Enter, or part of a name and
 * chooses; the camera is beside it, under the thumb. It keeps the cursor, so that one code follows the
 * other.
 */
export const CodeEntry = (props: Props) => {
  const { count, onCode, onCard, input, isSeries, children } = props
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useFound(count, typed)
  const list = useRef<HTMLUListElement>(null)

  const confirm = () => {
    const code = typed.trim()
    if (code === '') return
    setTyped('')
    // One card of that name and nothing else: it is meant.
    const [only, ...others] = found
    if (only && others.length === 0 && only.sku !== code) return onCard(only)
    onCode(code)
  }
  const choose = (card: ShownCard) => {
    setTyped('')
    onCard(card)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      confirm()
    } else if (event.key === 'ArrowDown') {
      list.current?.querySelector('button')?.focus()
    } else if (event.key === 'Escape') setTyped('')
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
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={confirm}>{t('stockCounts.entry.add')}</Button>
      </div>
    </div>
  )
}
