'use client'

import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { IconFileText } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { useDocumentMenu, type MenuEntry } from '@/components/document/DocumentMenuContext'
import { useWords } from '@/components/stock/useWords'
import { Button } from '@/components/ui/Button'
import { useNotify } from '@/components/ui/useNotify'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { isPastValidity } from '@/domain/tenders/validity'
import { paths } from '@/lib/paths'
import { useTenderStatus, useTenderValue } from '../lines/useTenderTerms'
import { CommandDialog } from './CommandDialog'
import styles from './commands.module.css'
import type { TenderAfterCommand } from './postCommand'
import { commandsFor, type Command, type TenderRights } from './tenderCommands'
import { useTenderFacts } from './useTenderFacts'

/** The commands with a button of their own; the others are in the menu. */
const SHOWN = 2

/** What commands write, and the time that tells a later save whether it is up to date. */
const STATE_FIELDS = [
  'status',
  'number',
  'isApproved',
  'approvedBy',
  'approvedAt',
  'isInvoiced',
  'invoiceNumber',
  'invoicedAt',
  'reason',
  'updatedAt',
] as const

type Props = {
  rights: TenderRights
  today: Day
  /** The highest total in lira this person may approve; null without a limit. */
  approvalLimit: number | null
}

/** What can be done with the tender on the page now. Steps wait until the page is saved. */
export const TenderCommands = ({ rights, today, approvalLimit }: Props) => {
  const { t } = useWords()
  const { id } = useDocumentInfo()
  const { status } = useTenderStatus()
  const isModified = useFormModified()
  const { dispatchFields, getFields } = useForm()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<Command | null>(null)
  const facts = useTenderFacts(asked !== null)
  const validUntil = dayFromStored(useTenderValue('validUntil'))
  const { shown, menu } = useMemo(() => {
    const commands = commandsFor(status, rights)
    const forward = commands.filter(({ destructive, makesNew }) => !destructive && !makesNew)
    const shown = forward.slice(0, SHOWN)
    const entry = (command: Command, narrowOnly = false): MenuEntry => ({
      key: command.name,
      label: t(command.label),
      danger: command.destructive,
      disabled: isModified,
      narrowOnly,
      onClick: () => setAsked(command),
    })
    const entries: MenuEntry[] = [
      {
        key: 'show',
        label: t('tenders.actions.show'),
        icon: <IconFileText aria-hidden="true" size={18} />,
        href: paths.tenderShow(id ?? ''),
      },
      ...shown.map((command) => entry(command, true)),
      ...commands.filter((command) => !shown.includes(command)).map((command) => entry(command)),
    ]
    return { shown, menu: { entries, hint: isModified ? t('tenders.saveFirst') : undefined } }
  }, [status, rights, isModified, id, t])
  useDocumentMenu(menu)
  if (id === undefined) return null
  const reason = menu.hint

  /** Show the new state at once; the rest of the page is refreshed from the server. */
  const showState = (doc: TenderAfterCommand) => {
    const known = getFields()
    for (const path of STATE_FIELDS) {
      if (path in known && path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path] })
    }
  }

  const onDone = (doc: TenderAfterCommand) => {
    if (!asked) return
    if (!asked.makesNew) showState(doc)
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
          className={styles.wideOnly}
          disabled={isModified}
          title={reason}
          onClick={() => setAsked(command)}
        >
          {t(command.label)}
        </Button>
      ))}
      {asked ? (
        <CommandDialog
          key={asked.name}
          id={id}
          command={asked}
          approvalLimit={approvalLimit}
          facts={facts}
          isExpired={isPastValidity({ validUntil, today })}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      ) : null}
    </div>
  )
}
