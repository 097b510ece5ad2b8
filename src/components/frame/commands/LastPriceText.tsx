'use client'

import { useWords } from '@/components/ui/useWords'
import type { LastPrice } from '@/present/tenders/approvalSheet'

/** `Son: ₺118,00 − %10 · TKF-42 · 03.05.2026 · Reddedildi`: the customer's last offered price. */
export const LastPriceText = ({ price }: { price: LastPrice }) => {
  const { t, format } = useWords()
  const { unitPrice, discountType, discountValue, currency, number, day, status } = price
  const discount =
    discountValue &&
    (discountType === 'percent'
      ? format.percent(discountValue)
      : format.money(discountValue, currency))
  const asked = format.price(unitPrice, currency) + (discount ? ` − ${discount}` : '')
  return (
    <>
      {t('approvals.sheet.last', { price: asked })}
      {number && (
        <>
          {' · '}
          <bdi dir="ltr">{number}</bdi>
        </>
      )}
      {' · '}
      <bdi dir="ltr">{format.day(day)}</bdi>
      {' · '}
      {t(`tenders.statuses.${status}`)}
    </>
  )
}
