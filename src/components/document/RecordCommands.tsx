'use client'

import { useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { makesNew } from '@/catalog/commands/command'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import { isKept, offersOf, type CommandActor, type CommandFacts } from '@/catalog/commands/offers'
import { useDocumentMenu, type MenuEntry } from '@/components/document/DocumentMenuContext'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import { AskedCommand } from '@/components/frame/commands/AskedCommand'
import '@/components/frame/commands/commands.css'
import { commandWords } from '@/components/frame/commands/commandWords'
import type { RecordAfterCommand } from '@/components/frame/commands/postCommand'
import { shownOffers } from '@/components/frame/commands/shownOffers'
import { usePageCommands } from '@/components/frame/commands/pageCommands'

/** Buttons that stand on their own; the rest is one press further. */
const SHOWN = 2

/** What commands write into a record, and the time that tells a save whether it is up to date. */
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
  'remainingQuantity',
  'updatedAt',
] as const

export type RecordCommandsProps<Slug extends CommandSlug = CommandSlug> = {
  slug: Slug
  id: Id
  recordName: string
  /** What the reader's rights allow. */
  names: readonly CommandName<Slug>[]
  facts: CommandFacts[Slug]
  actor: CommandActor
  /** Pages of the record that stand among its commands. */
  links?: readonly MenuEntry[]
}

/** What can be done with the record on the page now. Commands wait until the page is saved. */
export const RecordCommands = <Slug extends CommandSlug>(props: RecordCommandsProps<Slug>) => {
  const { slug, id, recordName, names, facts, actor, links } = props
  const t = useT()
  const router = useRouter()
  const { dispatchFields, getFields } = useForm()
  const isModified = useFormModified()
  const status = useFormFields(([fields]) => fields.status?.value)
  const number = useFormFields(([fields]) => fields.number?.value)
  const [asked, setAsked] = useState<string | null>(null)
  const saveFirst = isModified ? t('tenders.saveFirst') : undefined

  // The form knows the new state before the page has been drawn again.
  const known = useMemo(
    () => ({ ...facts, ...(status ? { status } : {}), ...(number ? { number } : {}) }),
    [facts, status, number],
  )
  const offers = useMemo(
    () => shownOffers(slug, offersOf({ slug, names, facts: known, actor }), t),
    [slug, names, known, actor, t],
  )

  const { shown, menu } = useMemo(() => {
    const command = (name: string) => commandOf(slug, name as CommandName<Slug>)
    const shown = offers
      .filter(({ name, reason }) => !reason && !command(name).isDestructive)
      .filter(({ name }) => !makesNew(command(name)))
      .slice(0, SHOWN)
    const entry = (name: string, reason?: string, narrowOnly = false): MenuEntry => {
      const { label, icon: Icon } = commandWords(slug, name)
      return {
        key: name,
        label: t(label),
        icon: <Icon aria-hidden="true" size={18} />,
        danger: command(name).isDestructive,
        disabled: isModified || reason !== undefined,
        reason,
        narrowOnly,
        onClick: () => setAsked(name),
      }
    }
    const entries = [
      ...(links ?? []),
      ...shown.map(({ name }) => entry(name, undefined, true)),
      ...offers.filter((o) => !shown.includes(o)).map(({ name, reason }) => entry(name, reason)),
    ]
    return { shown, menu: { entries, hint: saveFirst, isKept: isKept(slug, known) } }
  }, [slug, offers, known, links, isModified, saveFirst, t])
  useDocumentMenu(menu)
  usePageCommands({ offers, slug, isOff: isModified, onAsk: setAsked })

  /** The new state at once; the rest of the page follows from the server. */
  const showState = (doc: RecordAfterCommand) => {
    const known = getFields()
    for (const path of STATE_FIELDS) {
      if (path in known && path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path] })
    }
  }

  const onDone = (doc: RecordAfterCommand) => {
    // A movement that was made of this record has a state of its own.
    if (String(doc.id) === String(id) && 'status' in doc) showState(doc)
    router.refresh()
  }

  return (
    <div className="record-commands">
      {shown.map(({ name }, index) => (
        <Button
          key={name}
          tone={index === 0 ? 'soft' : 'secondary'}
          className="record-commands__wide"
          disabled={isModified}
          title={saveFirst}
          onClick={() => setAsked(name)}
        >
          {t(commandWords(slug, name).label)}
        </Button>
      ))}
      <AskedCommand
        slug={slug}
        record={{ id, name: recordName }}
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={onDone}
      />
    </div>
  )
}
