'use client'

import { useRouter } from 'next/navigation'
import type { CommandName, CommandSlug } from '@/catalog/commands/registry'
import { useNotify } from '@/components/ui/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import { CommandDialog } from './CommandDialog'
import { commandWords } from './commandWords'
import { pageOfNew } from './pageOfNew'
import type { RecordAfterCommand, Told } from './postCommand'

type Props<Slug extends CommandSlug> = {
  slug: Slug
  record: { id: Id; name: string } | null
  /** The command somebody wants to give; null while nobody does. */
  asked: string | null
  onClose: () => void
  /** It was taken, and no other page is opened for what it made. */
  onDone: (doc: RecordAfterCommand) => void
}

/** The question of a command, its notice once it was taken, and the way to what it made. */
export const AskedCommand = <Slug extends CommandSlug>(props: Props<Slug>) => {
  const { slug, record, asked, onClose, onDone } = props
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  if (!asked || !record) return null
  const name = asked as CommandName<Slug>

  const done = (doc: RecordAfterCommand, { taxRates = [] }: Told) => {
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
    notifySuccess([notice, ...rates].join(' '))
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
      onClose={onClose}
      onDone={done}
    />
  )
}
