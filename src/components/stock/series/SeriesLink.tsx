'use client'

import { IconBarcode } from '@tabler/icons-react'
import { paths } from '@/catalog/paths'
import { ButtonLink } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

/** From the list of movements to a series of them. */
export const SeriesLink = () => {
  const t = useT()
  return (
    <ButtonLink
      href={paths.stockSeries()}
      tone="secondary"
      icon={<IconBarcode aria-hidden="true" size={18} />}
    >
      {t('stockroom.series.open')}
    </ButtonLink>
  )
}
