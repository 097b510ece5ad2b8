'use client'

import { useWords } from '@/components/ui/useWords'
import { cardsByCodes, searchCards } from './findStock'
import { RecordPicker, type RecordPickerProps } from '@/components/ui/picker/RecordPicker'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { ProposedPrice } from './ProposedPrice'
import type { CardFacts } from './stockFacts'
import styles from '@/components/ui/picker/RecordPicker.module.css'

/** The card of one exact code or barcode; none when it is ambiguous. */
export const cardByCode = async (code: string): Promise<CardFacts | null> => {
  const found = await cardsByCodes([code])
  return found.length === 1 ? (found[0] ?? null) : null
}

type Props = Pick<
  RecordPickerProps<CardFacts>,
  'label' | 'chosen' | 'readOnly' | 'invalid' | 'describedBy' | 'cell' | 'onPick'
> & {
  /** The currency in which options show their price. */
  priceTerms: PriceTerms
  /** Called with text that names no card; without it the text is dropped. */
  onFreeText?: (text: string) => void
}

/** Picks a stock card by name, code or barcode; each option shows the quantity and the price. */
export const CardPicker = ({ priceTerms, onFreeText, ...props }: Props) => {
  const { t, format } = useWords()
  return (
    <RecordPicker
      {...props}
      placeholder={t('tenderItems.editor.pickCard')}
      notFound={t('stockCards.notFound')}
      search={searchCards}
      findExact={cardByCode}
      last={
        onFreeText && {
          content: (text) => t('tenderItems.editor.asText', { text }),
          onPick: onFreeText,
        }
      }
      renderOption={(card) => (
        <>
          <span className={styles.name}>
            <bdi>{card.name}</bdi>
          </span>
          <span className={styles.facts}>
            {card.sku ? <bdi dir="ltr">{card.sku}</bdi> : null}
            <span>
              {t('tenderItems.editor.available', {
                quantity: format.quantity(card.availableQuantity ?? 0),
              })}{' '}
              {card.unit ? t(`stockCards.units.${card.unit}`) : null}
            </span>
            <span>
              <ProposedPrice card={card} terms={priceTerms} />
            </span>
          </span>
        </>
      )}
    />
  )
}
