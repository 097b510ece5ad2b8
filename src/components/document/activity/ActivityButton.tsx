'use client'

import { IconHistory } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Id } from '@/domain/shared/idOf'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'

// The panel's content is loaded when it is opened.
const ActivityPanel = dynamic(() =>
  import('./ActivityPanel').then((module) => module.ActivityPanel),
)

type Props = {
  slug: AuditedSlug
  /** Missing for a global, which has a single record. */
  id?: Id
  /** Name of the record. */
  name?: string
  /** Only the icon, in a narrow bar. */
  isIcon?: boolean
}

/** Opens the history of a record; for users with *read audit*. */
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
