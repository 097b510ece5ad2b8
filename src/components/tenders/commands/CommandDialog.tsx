'use client'

import { useRef, useState } from 'react'
import { useWords } from '@/components/stock/useWords'
import { Alert } from '@/components/ui/Alert'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Field } from '@/components/ui/Field'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { MAX_INVOICE_NUMBER_LENGTH, refuseInvoiceNumber } from '@/domain/tenders/invoicing'
import { readDecimal } from '@/domain/shared/readDecimal'
import { newIdempotencyKey } from '@/lib/newIdempotencyKey'
import { postCommand, type Shortage, type TenderAfterCommand } from './postCommand'
import { OverLimitNotice } from './OverLimitNotice'
import { ShortageList } from './ShortageList'
import type { Command } from './tenderCommands'
import { TenderFacts, type TenderFactsProps } from './TenderFacts'

type Props = {
  id: number | string
  command: Command
  facts: TenderFactsProps
  /** The last valid day is over: worth saying before approving, for the server to decide. */
  isExpired: boolean
  approvalLimit: number | null
  onClose: () => void
  onDone: (doc: TenderAfterCommand) => void
}

/** Confirms a command of a tender, and shows in place why it was refused. */
export const CommandDialog = (props: Props) => {
  const { id, command, facts, isExpired, approvalLimit, onClose, onDone } = props
  const { t, locale, format } = useWords()
  const [text, setText] = useState('')
  const [rate, setRate] = useState('')
  const [shortages, setShortages] = useState<Shortage[]>([])
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const asksRate = command.asks === 'invoice' && facts.currency !== 'TRY'

  const bodyOf = () => {
    if (command.asks === 'reason') return { reason: text.trim() }
    if (command.asks !== 'invoice') return {}
    const invoiceRate = rate.trim() === '' ? null : (readDecimal(rate, locale) ?? rate)
    return {
      ...(text.trim() && { invoiceNumber: text.trim() }),
      ...(invoiceRate !== null && { invoiceRate }),
    }
  }

  const confirm = async (): Promise<string | undefined> => {
    if (command.asks === 'reason' && text.trim() === '') return t('refusals.reasonMissing')
    const number = command.asks === 'invoice' ? refuseInvoiceNumber(text) : null
    if (number) return t(`refusals.${number}`)
    setShortages([])
    const body = bodyOf()
    const sent = JSON.stringify(body)
    // The idempotency key: a retry after a lost response reuses it.
    if (attempt.current?.body !== sent) attempt.current = { key: newIdempotencyKey(), body: sent }
    try {
      const { key } = attempt.current
      const result = await postCommand({ id, path: command.path, body, key })
      attempt.current = null
      if (result.ok) {
        onDone(result.doc)
        return undefined
      }
      setShortages(result.shortages)
      return result.message ?? t('common.failure')
    } catch {
      return t('common.connectionFailed')
    }
  }

  return (
    <ConfirmDialog
      open
      title={t(command.title)}
      description={command.text ? t(command.text) : undefined}
      confirmLabel={t(command.label)}
      destructive={command.destructive}
      onClose={onClose}
      onConfirm={confirm}
    >
      <TenderFacts {...facts} />
      {command.name === 'approve' && isExpired ? (
        <Alert tone="warning">{t('tenders.dialogs.approveExpiredWarning')}</Alert>
      ) : null}
      {command.name === 'approve' ? <OverLimitNotice limit={approvalLimit} /> : null}
      {command.asks === 'reason' ? (
        <Field label={t('tenders.dialogs.reason')} required>
          {(input) => (
            <TextArea
              {...input}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {command.asks === 'invoice' ? (
        <Field
          label={t('tenders.fields.invoiceNumber')}
          hint={t('tenders.dialogs.invoiceNumberHint')}
        >
          {(input) => (
            <TextInput
              {...input}
              code
              autoFocus
              maxLength={MAX_INVOICE_NUMBER_LENGTH}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {asksRate ? (
        <Field label={t('tenders.fields.invoiceRate')} hint={t('tenders.rateHint')}>
          {(input) => (
            <TextInput
              {...input}
              dir="ltr"
              inputMode="decimal"
              placeholder={format.price(facts.currencyRate)}
              value={rate}
              onChange={(event) => setRate(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      <ShortageList shortages={shortages} />
    </ConfirmDialog>
  )
}
