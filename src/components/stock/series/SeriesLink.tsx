import { IconBarcode } from '@tabler/icons-react'
import { paths } from '@/catalog/paths'
import { ButtonLink } from '@/components/ui/Button'

/** From the list of movements to a series of them. */
export const SeriesLink = ({ label }: { label: string }) => (
  <ButtonLink
    href={paths.stockSeries()}
    tone="secondary"
    icon={<IconBarcode aria-hidden="true" size={18} />}
  >
    {label}
  </ButtonLink>
)
