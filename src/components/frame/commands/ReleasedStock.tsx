'use client'

import { useEffect, useState } from 'react'
import { readApi } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { FactRows } from '../../ui/layout/FactRows'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import { sum } from '@/domain/shared/money'
import { LIVING } from '@/domain/tenders/revision'
import { unitWord } from '@/i18n/unitWord'
import type { Subject } from './useSubject'

type Card = { id: Id; name?: string; unit?: string | null }
type Held = { remainingQuantity?: number | null; stockCard?: Card | Id | null }

/** The reserved quantity of a card; without its unit for readers who may not see it. */
type HeldCard = { name: string; unit: string | null; quantity: string }

const byCard = (docs: readonly Held[]): HeldCard[] => {
  const cards = new Map<Id, { name: string; unit: string | null; quantities: number[] }>()
  for (const { stockCard, remainingQuantity } of docs) {
    if (typeof stockCard !== 'object' || !stockCard?.name) continue
    const { name, unit = null } = stockCard
    const card = cards.get(stockCard.id) ?? { name, unit, quantities: [] }
    cards.set(stockCard.id, { ...card, quantities: [...card.quantities, remainingQuantity ?? 0] })
  }
  return [...cards.values()].map(({ quantities, ...card }) => ({
    ...card,
    quantity: sum(quantities).toFixed(),
  }))
}

/**
 * Stock reserved for a tender, manually and by its approval; empty if the reader may not see it.
 */
const useHeld = (tender: Id): readonly HeldCard[] => {
  const [held, setHeld] = useState<readonly HeldCard[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const query = new URLSearchParams({
      'where[tender][equals]': String(tender),
      'where[status][equals]': 'active',
      'select[stockCard]': 'true',
      'select[remainingQuantity]': 'true',
      sort: 'id',
      limit: '500',
      depth: '1',
    })
    readApi<{ docs: Held[] }>(`/api/stock-reservations?${query}`, abort.signal)
      .then(({ docs }) => setHeld(byCard(docs)))
      .catch(() => undefined)
    return () => abort.abort()
  }, [tender])
  return held
}

type Props = {
  /** Id of the tender. */
  id: Id
  subject: Subject | null
  /** A revision replaces it. */
  isRevised: boolean
}

/** Stock released by a command that ends a tender or its approval: each card with its quantity. */
export const ReleasedStock = ({ id, subject, isRevised }: Props) => {
  const { t, format } = useWords()
  const held = useHeld(id)
  if (!(LIVING as readonly (string | undefined)[]).includes(subject?.status)) return null
  return (
    <>
      {isRevised && <Alert tone="warning">{t('tenders.dialogs.reviseEnds')}</Alert>}
      {held.length > 0 && (
        <section aria-label={t('tenders.dialogs.released')} className="command-dialog__released">
          <h3>{t('tenders.dialogs.released')}</h3>
          <FactRows
            rows={held.map(({ name, unit, quantity }) => [
              name,
              <span key="quantity">
                <bdi dir="ltr">{format.quantity(quantity)}</bdi> {unitWord(t, unit, quantity)}
              </span>,
            ])}
          />
        </section>
      )}
    </>
  )
}
