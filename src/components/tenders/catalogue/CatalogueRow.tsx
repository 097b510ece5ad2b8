'use client'

import { IconMinus, IconPhoto, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import type { CatalogueCard } from '@/components/stock/findStock'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { ProposedPrice } from '@/components/stock/ProposedPrice'
import { pictureOf } from '@/present/record/pictureOf'
import { useWords } from '@/components/ui/useWords'
import { unitWord } from '@/i18n/unitWord'

type Props = {
  card: CatalogueCard
  priceTerms: PriceTerms
  /** Quantity of it in the tender; null for none. */
  quantity: string | null
  onStep: (card: CatalogueCard, by: 1 | -1) => void
}

/** A card of the catalogue, without fields the reader may not see. */
export const CatalogueRow = memo(({ card, priceTerms, quantity, onStep }: Props) => {
  const { t, format } = useWords()
  const picture = pictureOf(card.picture)
  const available = card.availableQuantity
  return (
    <li className="catalogue-row" data-in={quantity !== null || undefined} data-card={card.id}>
      <span className="catalogue-row__picture">
        {picture ? (
          <img alt="" decoding="async" height={44} loading="lazy" src={picture} width={44} />
        ) : (
          <IconPhoto aria-hidden="true" size={20} />
        )}
      </span>
      <span className="catalogue-row__words">
        <bdi className="catalogue-row__name">{card.name}</bdi>
        <span className="catalogue-row__facts">
          {card.sku && <bdi dir="ltr">{card.sku}</bdi>}
          {typeof available === 'number' && !card.allowNoStock && (
            <span data-low={available <= 0 || undefined}>
              {t('tenderItems.editor.available', { quantity: format.quantity(available) })}{' '}
              {unitWord(t, card.unit, available)}
            </span>
          )}
        </span>
        <span className="catalogue-row__facts">
          <span className="catalogue-row__price">
            <ProposedPrice card={card} terms={priceTerms} />
          </span>
          {quantity !== null && (
            <span className="catalogue-row__in">
              {t('tenderItems.catalogue.inTender', { quantity })}
            </span>
          )}
        </span>
      </span>
      <span className="catalogue-row__steps">
        <button
          type="button"
          className="ui-icon-button"
          aria-label={t('tenderItems.catalogue.less', { name: card.name })}
          data-step="less"
          // Only `aria-disabled`: this may render later than the lines, which validate the next key
          // themselves.
          aria-disabled={quantity === null || undefined}
          onClick={() => onStep(card, -1)}
        >
          <IconMinus aria-hidden="true" size={18} />
        </button>
        <button
          type="button"
          className="ui-icon-button ui-icon-button--filled"
          aria-label={t('tenderItems.catalogue.more', { name: card.name })}
          data-step="more"
          onClick={() => onStep(card, 1)}
        >
          <IconPlus aria-hidden="true" size={18} />
        </button>
      </span>
    </li>
  )
})
CatalogueRow.displayName = 'CatalogueRow'
