import { IconTemplate } from '@tabler/icons-react'
import { paths } from '@/catalog/paths'
import { ButtonLink } from '@/components/ui/Button'

/** From the list of tenders to what they can begin with. */
export const TemplatesLink = ({ label }: { label: string }) => (
  <ButtonLink
    href={paths.tenderTemplates()}
    tone="secondary"
    icon={<IconTemplate aria-hidden="true" size={18} />}
  >
    {label}
  </ButtonLink>
)
