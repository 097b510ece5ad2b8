'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '../../../ui/layout/Alert'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { useWords } from '../../../ui/useWords'
import type { Currency } from '@/domain/shared/currency'
import type { TaxRate } from '@/domain/taxes/taxRates'
import { readPastedLines } from '@/domain/tenders/lines/pastedLines'
import { findCards, isUnknown, type FoundLine } from './pastedRows'
import { PastePreview } from './PastePreview'
import styles from './PasteDialog.module.css'

type Props = {
  /** The pasted text; empty to ask for it. */
  text: string
  /** Currency of the tender. */
  currency: Currency
  /** Every past and current VAT rate. */
  taxRates: readonly TaxRate[]
  isOpen: boolean
  onTake: (lines: readonly FoundLine[]) => void
  onClose: () => void
  /** Called after the closing animation; the parent then sets the focus. */
  onClosed: () => void
}

/** Previews the parsed table with its problems before it is applied. */
export const PasteDialog = (props: Props) => {
  const { text: pasted, currency, taxRates, onTake, onClose } = props
  const { t, locale } = useWords()
  const [text, setText] = useState(pasted)
  const input = useRef<HTMLTextAreaElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const table = useMemo(
    () => readPastedLines(text, { locale, currency, taxRates }),
    [text, locale, currency, taxRates],
  )
  const [found, setFound] = useState<{ of: unknown; lines: FoundLine[]; isFailed: boolean }>()

  useEffect(() => {
    const abort = new AbortController()
    const { lines } = table
    findCards(lines, abort.signal).then(
      (known) => setFound({ of: table, lines: known, isFailed: false }),
      () => {
        if (abort.signal.aborted) return
        setFound({ of: table, lines: lines.map((line) => ({ line, card: null })), isFailed: true })
      },
    )
    return () => abort.abort()
  }, [table])

  const lines = found?.of === table ? found.lines : null
  const unknown = lines?.filter(isUnknown).length ?? 0
  const wrong = table.lines.reduce((sum, { problems }) => sum + problems.length, 0)
  const count = table.lines.length
  return (
    <Dialog
      open={props.isOpen}
      onClose={onClose}
      onClosed={props.onClosed}
      size="large"
      initialFocus={pasted === '' ? input : main}
      title={t('tenderItems.paste.title')}
      description={t(count > 0 ? 'tenderItems.paste.check' : 'tenderItems.paste.hint')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            ref={main}
            busy={count > 0 && lines === null}
            disabled={count === 0}
            aria-keyshortcuts="Control+Enter"
            onClick={() => lines && onTake(lines)}
          >
            {t('tenderItems.paste.take', { n: count })}
          </Button>
        </>
      }
    >
      {pasted === '' ? (
        <textarea
          ref={input}
          className="ui-input"
          dir="auto"
          rows={4}
          aria-label={t('tenderItems.paste.table')}
          placeholder={t('tenderItems.paste.table')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      {wrong > 0 ? (
        <Alert tone="error">{t('tenderItems.paste.problems', { n: wrong })}</Alert>
      ) : null}
      {found?.isFailed ? (
        <Alert tone="error">{t('common.connectionFailed')}</Alert>
      ) : unknown > 0 ? (
        <Alert>{t('tenderItems.paste.unknown', { n: unknown })}</Alert>
      ) : null}
      {count > 0 ? (
        <div
          className={styles.scroll}
          role="region"
          tabIndex={0}
          aria-label={t('tenderItems.plural')}
        >
          <PastePreview columns={table.columns} lines={table.lines} found={lines} />
        </div>
      ) : null}
    </Dialog>
  )
}
