import { useT } from '@/components/ui/useT'
import type { ShownCard } from '@/domain/stock/counting/countReadings'

/** A card by its name and code, as far as its reader may see them. */
export const CardName = ({ card }: { card: ShownCard }) => {
  const t = useT()
  return (
    <span className="count-card">
      <bdi className="count-card__name">
        {card.name ?? t('common.idOf', { id: String(card.id) })}
      </bdi>
      {card.sku && (
        <bdi className="count-card__code" dir="ltr">
          {card.sku}
        </bdi>
      )}
    </span>
  )
}
