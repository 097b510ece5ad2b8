'use client'

import { IconHistory } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Id } from '@/domain/shared/idOf'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'

// What it shows is loaded when it is opened, not with every record.
const ActivityPanel = dynamic(() =>
  import('./ActivityPanel').then((module) => module.ActivityPanel),
)

type Props = {
  slug: AuditedSlug
  /** Missing: there is one record of its kind. */
  id?: Id
  /** What the record is called. */
  name?: string
  /** An icon alone, in a bar that has little room. */
  isIcon?: boolean
}

/** Opens what happened to a record; for holders of *read audit*. */
export const ActivityButton = ({ slug, id, name, isIcon = false }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <>
      {isIcon ? (
        <IconButton
          aria-haspopup="dialog"
          icon={<IconHistory aria-hidden="true" size={20} />}
          label={t('audit.activity')}
          onClick={open}
        />
      ) : (
        <Button
          aria-haspopup="dialog"
          icon={<IconHistory aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={open}
        >
          {t('audit.activity')}
        </Button>
      )}
      {wasOpen && (
        <ActivityPanel
          slug={slug}
          id={id}
          name={name}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
