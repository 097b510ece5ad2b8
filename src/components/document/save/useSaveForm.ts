'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { startProgress } from '@/components/frame/feedback/progress'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { AfterSave } from './SaveContext'
import type { Outcome } from './sendDocument'

/** Makes Ctrl+S and ⌘S save the form of the page, wherever in it the cursor is. */
const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      // Prevents the browser's own "save page" dialog.
      event.preventDefault()
      if (!event.repeat && !document.querySelector('.ui-dialog')) save()
    }
    // In the capture phase: inputs that stop propagation of key events must not block saving.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [save])
}

const NOTE_MS = 4_000

/** Restores the focus: a saving form disables its inputs for a moment. */
const refocus = (element: Element | null) => {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && element instanceof HTMLElement && element.isConnected) element.focus()
  })
}

type Sendable = { form: ReturnType<typeof useForm>; checkedHere: readonly string[] }

/**
 * Whether the fields only the form can check are valid. Others may still be marked from the last
 * attempt; the server validates them again, so they do not block saving.
 */
const isSound = async ({ form, checkedHere }: Sendable): Promise<boolean> => {
  if (checkedHere.length === 0) return true
  if (await form.validateForm()) return true
  const fields = form.getFields()
  return checkedHere.every((path) => fields[path]?.valid !== false)
}

/**
 * The one way to save: button, Ctrl+S and Enter all come here, and only one save runs at a time.
 * @param args.outcome the outcome of the last attempt
 * @param args.isDone true once the record has been created and its page is on the way
 */
export const useSaveForm = (args: {
  outcome: Outcome | null
  /** Fields whose client-side errors block sending. */
  checkedHere: readonly string[]
  setAfter: (after: AfterSave) => void
  isDone: () => boolean
}) => {
  const { outcome } = args
  const { id, hasSavePermission } = useDocumentInfo()
  const form = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const t = useT()
  const { notifyFailure } = useNotify()
  const [note, setNote] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const mayKeep = Boolean(id)
  // A form is marked unmodified as soon as it is sent, before a refusal arrives.
  const hasFailed = outcome !== null && outcome.kind !== 'saved'
  const now = { ...args, form, isModified, mayKeep, hasFailed, hasSavePermission, t }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  const save = useCallback(async (after: AfterSave = 'stay') => {
    const { form, isModified, mayKeep, hasSavePermission, hasFailed, setAfter, isDone, t } =
      latest.current
    if (isRunning.current || !hasSavePermission || isDone()) return
    if (mayKeep && !isModified && !hasFailed) {
      setNote(t('document.nothingToSave'))
      return
    }
    isRunning.current = true
    setBusy(true)
    setAfter(after)
    const focused = document.activeElement
    const endProgress = startProgress()
    try {
      if (!(await isSound(latest.current))) {
        form.setSubmitted(true)
        return
      }
      await form.submit()
    } finally {
      isRunning.current = false
      setBusy(false)
      endProgress()
      refocus(focused)
    }
  }, [])

  useSaveKey(save)

  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])

  // A refused save leaves the form "unmodified" although it is unsaved: the leave guard must still
  // ask.
  const told = useRef<Outcome | null>(null)
  const notice = useRef<string | number | null>(null)
  useEffect(() => {
    if (isProcessing || !outcome || outcome === told.current) return
    told.current = outcome
    // The last notice is outdated.
    if (notice.current !== null) toast.dismiss(notice.current)
    notice.current = null
    if (outcome.kind === 'saved') return
    latest.current.form.setModified(true)
    if (outcome.kind === 'offline') notice.current = notifyFailure(t('document.notSavedOffline'))
    if (outcome.kind === 'refused')
      notice.current = notifyFailure(outcome.message ?? t('document.notSaved'))
  }, [isProcessing, outcome, notifyFailure, t])

  const isAtWork = isBusy || isProcessing
  return {
    save,
    note,
    // The page of the new record is loading: there is nothing to save, and the button stays busy.
    isBusy: isAtWork || (outcome?.kind === 'saved' && !mayKeep),
    // Sent but not yet stored changes can still be lost.
    isDirty: isModified || isAtWork || hasFailed,
  }
}
