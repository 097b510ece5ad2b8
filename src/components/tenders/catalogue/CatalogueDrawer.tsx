'use client'

import { Dialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueCard } from '@/components/stock/findStock'
import { stockTypes } from '@/components/stock/findStock'
import type { RecordId } from '@/components/stock/stockFacts'
import { Button } from '../../ui/controls/Button'
import { Select } from '../../ui/inputs/Select'
import { Spinner } from '../../ui/layout/Spinner'
import { useWords } from '@/components/ui/useWords'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { EditorRow } from '../lines/rows/EditorRow'
import { onCatalogueKey } from './catalogueKeys'
import { CatalogueRow } from './CatalogueRow'
import './catalogue.css'
import { inTender } from './inTender'
import { useCatalogue } from './useCatalogue'

type Props = {
  rows: readonly EditorRow[]
  priceTerms: PriceTerms
  /** The reader may see stock types. */
  hasTypes: boolean
  onStep: (card: CatalogueCard, by: 1 | -1) => void
  onClose: () => void
}

const useTypes = (isOn: boolean) => {
  const [types, setTypes] = useState<readonly { id: RecordId; name: string }[]>([])
  useEffect(() => {
    if (!isOn) return
    const asked = new AbortController()
    // Without types the catalogue is a single list.
    stockTypes(asked.signal).then(setTypes, () => undefined)
    return () => asked.abort()
  }, [isOn])
  return types
}

/** Calls when the end of the list becomes visible. */
const useEnd = (more: () => void) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more])
  return end
}

/** The stock catalogue next to the lines: selecting a card adds a line. */
export const CatalogueDrawer = ({ rows, priceTerms, hasTypes, onStep, onClose }: Props) => {
  const { t, locale, format } = useWords()
  const [words, setWords] = useState('')
  const [type, setType] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const types = useTypes(hasTypes)
  const { cards, total, hasMore, isFailed, isShort, isLoading, more, retry } = useCatalogue({
    words,
    type,
  })
  const end = useEnd(more)
  const calmRows = useDeferredValue(rows)
  const sold = useMemo(() => inTender(calmRows, locale), [calmRows, locale])
  const quantityOf = ({ id }: CatalogueCard): string | null => {
    const quantity = sold.get(String(id))
    return quantity ? format.quantity(quantity.toFixed()) : null
  }

  return (
    <Dialog.Root
      open
      modal={false}
      disablePointerDismissal
      onOpenChange={(next) => !next && onClose()}
    >
      <Dialog.Portal>
        <Dialog.Popup className="catalogue" initialFocus={search} onKeyDown={onCatalogueKey}>
          <div className="catalogue__head">
            <Dialog.Title className="catalogue__title">
              {t('tenderItems.editor.catalogue')}
            </Dialog.Title>
            <Dialog.Close aria-label={t('actions.close')} className="ui-icon-button">
              <IconX aria-hidden="true" size={20} />
            </Dialog.Close>
          </div>
          <div className="catalogue__asked">
            <input
              ref={search}
              aria-label={t('tenderItems.catalogue.search')}
              autoComplete="off"
              className="ui-input"
              placeholder={t('tenderItems.catalogue.search')}
              type="search"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            {types.length > 0 && (
              <Select
                aria-label={t('tenderItems.catalogue.category')}
                empty={t('tenderItems.catalogue.all')}
                options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={type}
                onChange={setType}
              />
            )}
            <p className="catalogue__note" role="status">
              {isShort
                ? t('refusals.searchTooShort')
                : isLoading && cards.length === 0
                  ? ''
                  : t('tenderItems.catalogue.count', { n: total })}
            </p>
          </div>
          <div className="catalogue__body" aria-busy={isLoading || undefined}>
            <ul className="catalogue__list">
              {cards.map((card) => (
                <CatalogueRow
                  key={card.id}
                  card={card}
                  priceTerms={priceTerms}
                  quantity={quantityOf(card)}
                  onStep={onStep}
                />
              ))}
            </ul>
            {isFailed && (
              <div className="catalogue__note" role="alert">
                <p>{t('tenderItems.catalogue.failed')}</p>
                <Button size="small" tone="secondary" onClick={retry}>
                  {t('actions.tryAgain')}
                </Button>
              </div>
            )}
            {!isLoading && !isFailed && cards.length === 0 && (
              <p className="catalogue__note">{t('tenderItems.catalogue.none')}</p>
            )}
            {isLoading && <Spinner />}
            <div ref={end} hidden={!hasMore} className="catalogue__end" />
          </div>
          <p className="catalogue__hint">{t('tenderItems.catalogue.hint')}</p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
