'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { IconDots, IconFileText } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWords } from '@/components/stock/useWords'
import { Button } from '@/components/ui/Button'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/Menu'
import { useNotify } from '@/components/ui/useNotify'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { isPastValidity } from '@/domain/tenders/validity'
import { paths } from '@/lib/paths'
import { useTenderStatus, useTenderValue } from '../lines/useTenderTerms'
import { CommandDialog } from './CommandDialog'
import styles from './commands.module.css'
import { commandsFor, type Command, type TenderRights } from './tenderCommands'
import { useTenderFacts } from './useTenderFacts'

/** Buttons that stand on their own; the rest is one press further. */
const SHOWN = 2

type Props = { rights: TenderRights; today: Day }

/** What can be done with the tender on the page now. Steps wait until the page is saved. */
export const TenderCommands = ({ rights, today }: Props) => {
  const { t } = useWords()
  const { id } = useDocumentInfo()
  const { status } = useTenderStatus()
  const isModified = useFormModified()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<Command | null>(null)
  const facts = useTenderFacts(asked !== null)
  const validUntil = dayFromStored(useTenderValue('validUntil'))
  if (id === undefined) return null

  const commands = commandsFor(status, rights)
  const forward = commands.filter(({ destructive, makesNew }) => !destructive && !makesNew)
  const shown = forward.slice(0, SHOWN)
  const hidden = commands.filter((command) => !shown.includes(command))
  const reason = isModified ? t('tenders.saveFirst') : undefined

  const onDone = (doc: { id: number | string; number?: string | null }) => {
    if (!asked) return
    notifySuccess(t(asked.notice, { number: doc.number ?? '' }))
    setAsked(null)
    if (asked.makesNew) router.push(paths.tenderEdit(doc.id))
    else router.refresh()
  }

  return (
    <div className={styles.bar}>
      {shown.map((command, index) => (
        <Button
          key={command.name}
          tone={index === 0 ? 'soft' : 'secondary'}
          disabled={isModified}
          title={reason}
          onClick={() => setAsked(command)}
        >
          {t(command.label)}
        </Button>
      ))}
      <Menu
        trigger={
          <button
            type="button"
            className="ui-icon-button"
            aria-label={t('common.moreActions')}
            title={t('common.moreActions')}
          >
            <IconDots aria-hidden="true" size={20} />
          </button>
        }
      >
        <MenuLink href={paths.tenderShow(id)} icon={<IconFileText aria-hidden="true" size={18} />}>
          {t('tenders.actions.show')}
        </MenuLink>
        {hidden.length > 0 ? <MenuSeparator /> : null}
        {reason && hidden.length > 0 ? <p className="ui-field__hint">{reason}</p> : null}
        {hidden.map((command) => (
          <MenuItem
            key={command.name}
            danger={command.destructive}
            disabled={isModified}
            onClick={() => setAsked(command)}
          >
            {t(command.label)}
          </MenuItem>
        ))}
      </Menu>
      {asked ? (
        <CommandDialog
          key={asked.name}
          id={id}
          command={asked}
          facts={facts}
          isExpired={isPastValidity({ validUntil, today })}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      ) : null}
    </div>
  )
}
