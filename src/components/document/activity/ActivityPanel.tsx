'use client'

import { paths } from '@/catalog/paths'
import { ButtonLink } from '../../ui/controls/Button'
import { SidePanel } from '../../ui/overlay/SidePanel'
import { useT } from '@/components/ui/useT'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Id } from '@/domain/shared/idOf'
import { ActivityFeed } from './ActivityFeed'

type Props = {
  slug: AuditedSlug
  id?: Id
  name?: string
  open: boolean
  onClose: () => void
}

/** The history of a record, in a panel next to its page. */
export const ActivityPanel = ({ slug, id, name, open, onClose }: Props) => {
  const t = useT()
  const query = new URLSearchParams({
    'where[subject][equals]': slug,
    ...(id !== undefined && { 'where[document][equals]': String(id) }),
  })
  return (
    <SidePanel
      open={open}
      title={t('audit.activity')}
      description={name && <bdi>{name}</bdi>}
      footer={
        <ButtonLink block href={`${paths.audit()}?${query}`} tone="secondary">
          {t('audit.seeAll')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      <ActivityFeed slug={slug} id={id} isOpen={open} />
    </SidePanel>
  )
}
