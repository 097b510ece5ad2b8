'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type CommandName, type CommandSlug, commandOf } from '@/catalog/commands/registry'
import { useNotify } from '../../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import { CommandDialog } from './CommandDialog'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import { commandWords } from '@/present/commands/commandWords'
import type { RecordAfterCommand, CommandExtras } from './postCommand'
import type { ShownOffer } from '@/present/commands/shownOffers'
import type { Command } from '@/catalog/commands/command'
import { recordPage } from '@/catalog/links'

/**
 * The form to open after a command that created another record.
 * @returns undefined if the current list or page shows the result
 */
const pageOfNew = <Slug extends CommandSlug>(
  slug: Slug,
  name: CommandName<Slug>,
  id: Id,
): string | undefined => {
  const { opensNew, answer }: Command = commandOf(slug, name)
  return opensNew && recordPage({ slug: answer.of, kind: 'edit', doc: { id } })?.href
}

type Props<Slug extends CommandSlug> = {
  slug: Slug
  record: { id: Id; name: string } | null
  /** The command whose dialog is open; null without one. */
  asked: string | null
  /** The record's offered commands, for dialogs that refer to another command. */
  offers?: readonly ShownOffer[]
  onClose: () => void
  /** The command succeeded and opens no other page. */
  onDone: (doc: RecordAfterCommand) => void
}

/** The dialog of a command, its success notice, and the navigation to a created record. */
export const AskedCommand = <Slug extends CommandSlug>(props: Props<Slug>) => {
  const { slug, record, asked, offers = [], onDone } = props
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [instead, setInstead] = useState<string | null>(null)
  if (!asked || !record) return null
  const name = (instead ?? asked) as CommandName<Slug>
  const onClose = () => {
    setInstead(null)
    props.onClose()
  }
  const insteadOf = (command: string) => {
    const isOffered = offers.some((offer) => offer.name === command && offer.reason === undefined)
    if (!isOffered) return null
    return { label: t(commandWords(slug, command).label), onClick: () => setInstead(command) }
  }

  const done = (doc: RecordAfterCommand, { taxRates = [], delivery }: CommandExtras) => {
    const notice = t(commandWords(slug, name).notice, {
      number: doc.number ?? '',
      name: record.name,
    })
    const rates = taxRates.map(({ from, to, lines }) =>
      t('tenders.notices.taxRateReplaced', {
        from: format.percent(from),
        to: format.percent(to),
        lines,
      }),
    )
    notifySuccess(
      [notice, ...rates].join(' '),
      delivery && {
        label: t('deliveries.showNote'),
        href: deliveryNoteHref(delivery.tender, delivery.number),
      },
    )
    onClose()
    const page = pageOfNew(slug, name, doc.id)
    if (page) router.push(page)
    else onDone(doc)
  }
  return (
    <CommandDialog
      key={`${record.id} ${name}`}
      slug={slug}
      id={record.id}
      name={name}
      recordName={record.name}
      insteadOf={insteadOf}
      onClose={onClose}
      onDone={done}
    />
  )
}
