'use client'

import Link from 'next/link'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Chip } from '../../ui/layout/Chip'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

const SHOWN = 5

/** Links to the roles that hold a right; a long list is collapsed. */
export const RoleChips = ({ roles }: { roles: { id: number; name: string }[] }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? roles : roles.slice(0, SHOWN)
  const hidden = roles.length - shown.length
  return (
    <span className="rights-table__cell">
      {shown.map(({ id, name }) => (
        <Link key={id} href={paths.roleEdit(id)} prefetch={false}>
          <Chip icon={<></>} tone="primary">
            <bdi>{name}</bdi>
          </Chip>
        </Link>
      ))}
      {hidden > 0 && (
        <Button size="small" tone="ghost" onClick={() => setOpen(true)}>
          {t('permissions.moreRoles', { n: hidden })}
        </Button>
      )}
      {roles.length === 0 && <span className="text-soft">{t('permissions.noRole')}</span>}
    </span>
  )
}
