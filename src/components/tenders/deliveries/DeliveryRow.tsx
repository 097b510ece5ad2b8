'use client'

import { IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/controls/Button'
import { Chip } from '../../ui/layout/Chip'
import { useWords } from '@/components/ui/useWords'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import type { Id } from '@/domain/shared/idOf'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'

/** One delivery of a tender: when, by whom, and its note. */
export const DeliveryRow = ({ tender, delivery }: { tender: Id; delivery: TenderDelivery }) => {
  const { t, locale, format } = useWords()
  const { number, day, by, lineCount, isTakenBack } = delivery
  return (
    <li className="deliveries__row">
      <div className="deliveries__facts">
        <strong>{t('deliveries.one', { number: format.count(number) })}</strong>
        <bdi dir="ltr">{format.day(day)}</bdi>
        <span className="text-soft">{t('deliveries.lineCount', { n: lineCount })}</span>
        {by && <bdi className="text-soft">{by}</bdi>}
        {isTakenBack && <Chip tone="neutral">{t('deliveries.takenBack')}</Chip>}
      </div>
      <div className="deliveries__links">
        <ButtonLink
          href={deliveryNoteHref(tender, number)}
          icon={<IconFileText aria-hidden="true" size={18} />}
          size="small"
          tone="secondary"
        >
          {t('deliveries.showNote')}
        </ButtonLink>
        <ButtonLink
          download
          href={`/api/tenders/${tender}/delivery-note?no=${number}&lang=${locale}`}
          icon={<IconFileTypePdf aria-hidden="true" size={18} />}
          size="small"
          tone="ghost"
        >
          {t('actions.downloadPdf')}
        </ButtonLink>
      </div>
    </li>
  )
}
