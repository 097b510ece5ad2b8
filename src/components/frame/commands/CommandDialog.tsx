'use client'

import { useState, useEffect } from 'react'
import { entityOf } from '@/catalog'
import { makesNew, type Command } from '@/catalog/commands/command'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import { useAttempt } from '../../ui/requests/useAttempt'
import { useWords } from '@/components/ui/useWords'
import { ShortageList, type Shortage } from '@/components/frame/commands/ShortageList'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { Id } from '@/domain/shared/idOf'
import { readDecimal } from '@/domain/shared/readDecimal'
import { shortagesOfAssembly } from '@/domain/stock/assembly'
import './commands.css'
import { proposalsFor } from './answerWords'
import { ApprovalFacts, useApprovalSheet } from './ApprovalFacts'
import { CommandFields, type WayOut } from './CommandFields'
import { commandWords } from '@/present/commands/commandWords'
import { allThatIsLeft } from './inputs/quantityAnswers'
import { postCommand, type RecordAfterCommand, type CommandExtras } from './postCommand'
import { LeftBehindFacts } from './LeftBehindFacts'
import { ReleasedStock } from './ReleasedStock'
import { SubjectFacts, GroupFacts } from './SubjectFacts'
import { proposedCustomer } from './inputs/customerAnswer'
import { usePeople } from './inputs/usePeople'
import { useAssembly } from './useAssembly'
import { useLikelyCustomers } from './inputs/useLikelyCustomers'
import { useOpenCards } from './useOpenCards'
import { useAnswers } from './useAnswers'
import { useSubject } from './useSubject'
import { readApi } from '../../ui/requests/api'

/**
 * The languages in which a quotation would print the Turkish terms; loaded for commands that print
 * them.
 * @returns empty while loading
 */
const useBorrowedTerms = (isAsked: boolean): readonly string[] => {
  const [languages, setLanguages] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    readApi<{ languages: string[] }>('/api/tenders/borrowed-terms', abort.signal)
      .then((found) => setLanguages(found.languages))
      // The dialog works without the note.
      .catch(() => {})
    return () => abort.abort()
  }, [isAsked])
  return languages
}

export type CommandDialogProps<Slug extends CommandSlug = CommandSlug> = {
  slug: Slug
  id: Id
  /** The command, by its name in the registry. */
  name: CommandName<Slug>
  /** Name of the record. */
  recordName: string
  /** Another command that can be run instead; null if it cannot. */
  insteadOf?: (command: string) => WayOut | null
  onClose: () => void
  onDone: (doc: RecordAfterCommand, told: CommandExtras) => void
}

/** Confirmation dialog of a command; shows a refusal in place. */
export const CommandDialog = <Slug extends CommandSlug>(props: CommandDialogProps<Slug>) => {
  const { slug, id, name, recordName, insteadOf, onClose, onDone } = props
  const { t, locale, format } = useWords()
  const words = commandWords(slug, name)
  const command: Command = commandOf(slug, name)
  const { body: asked, isDestructive, releases, shows, printsTerms = false } = command
  const subject = useSubject({ slug, id, asked })
  const cards = useOpenCards({ slug, id, asked })
  const named = useLikelyCustomers({ slug, id, asked })
  const people = usePeople({ slug, id, asked })
  const borrowed = useBorrowedTerms(printsTerms)
  const isBuilt = shows === 'assembly'
  const isGroup = isBuilt || shows === 'disassembly'
  const assembly = useAssembly(isGroup ? id : null, isBuilt)
  const isApproval = shows === 'approval'
  const sheet = useApprovalSheet(isApproval ? id : null)
  const { answers, errors, setErrors, change, read } = useAnswers(asked, {
    ...proposalsFor(subject, locale),
    ...(cards && { quantities: allThatIsLeft(cards, format) }),
    ...(named && { customer: proposedCustomer(named) }),
  })
  const [shortages, setShortages] = useState<readonly Shortage[]>([])
  const send = useAttempt()
  // A preview while typing; the server checks the actual stock.
  const typed = assembly && readDecimal(answers.quantity ?? '', locale)
  const short = typed ? shortagesOfAssembly(assembly.given, typed) : (sheet?.shortages ?? [])
  const tooMuch = typed && short.length > 0 ? { quantity: t('refusals.insufficientStock') } : {}

  const confirm = async (): Promise<string | undefined> => {
    setShortages([])
    const body = read()
    if (!body) return t('refusals.invalidInput')
    const result = await postCommand({
      ...{ slug, id, name, body, send },
      startedFrom: subject?.version,
    })
    if (!result.ok && result.isLost) return t('common.connectionFailed')
    if (result.ok) {
      onDone(result.doc, result.told)
      return undefined
    }
    setShortages(result.shortages)
    setErrors(result.fields)
    // An error message shown at its field is not repeated above the fields.
    const isSaid = Object.values(result.fields).some((said) => said === result.message)
    return isSaid ? t('refusals.invalidInput') : (result.message ?? t('common.failure'))
  }

  return (
    <ConfirmDialog
      open
      title={t(words.title, { name: recordName })}
      description={words.text ? t(words.text) : undefined}
      confirmLabel={t(words.label)}
      destructive={isDestructive}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className="command-dialog">
        {isGroup ? (
          <GroupFacts isBuilt={isBuilt} known={assembly} />
        ) : (
          entityOf(slug)?.inDialogs && (
            <SubjectFacts isListAsked={'to' in asked} subject={subject} slug={slug} />
          )
        )}
        {shows === 'leftBehind' && <LeftBehindFacts id={id} />}
        {isApproval && <ApprovalFacts id={id} sheet={sheet} />}
        {releases && <ReleasedStock id={id} subject={subject} isRevised={makesNew(command)} />}
        <CommandFields
          asked={asked}
          answers={answers}
          errors={{ ...tooMuch, ...errors }}
          subject={subject}
          cards={cards}
          named={named}
          people={people}
          insteadOf={insteadOf}
          notes={{
            ...(borrowed.includes(answers.language ?? '') && {
              language: t('printing.termsBorrowed'),
            }),
            ...(subject &&
              subject.unreachable.length > 0 && {
                to: t('meets.invitations.noAddress', { names: subject.unreachable.join(', ') }),
              }),
          }}
          onChange={change}
        />
        <ShortageList shortages={shortages.length > 0 ? shortages : short} />
      </div>
    </ConfirmDialog>
  )
}
