'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'

import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

import { flatFields } from '../flatFields'
import { useSave } from '../save/SaveContext'
import type { Outcome } from '../save/sendDocument'
import { useAskFormState } from '../save/useAskFormState'
import {
  compareEdits,
  mergeEdits,
  type Difference,
  type Values,
} from '@/present/record/compareEdits'
import { StaleField } from './StaleField'
import { useTheirs } from './useTheirs'

/** Fields without user input: a change of them is no conflict. */
const isEdited = (field: { admin?: { readOnly?: boolean; hidden?: boolean } }) =>
  !field.admin?.readOnly && !field.admin?.hidden

type Props = {
  outcome: Outcome | null
  /** The stored record could not be loaded: nothing is saved, and the dialog says so. */
  onLost: () => void
}

/**
 * Resolves an edit conflict: shows another user's changes field by field, and lets the user choose
 * which value to keep. Without a conflict in editable fields it continues silently.
 */
export const StaleDialog = ({ outcome, onLost }: Props) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { docConfig, data, setData } = useDocumentInfo()
  const { getData, replaceState, setModified } = useForm()
  const { save, isBusy } = useSave()
  const ask = useAskFormState()
  const [theirs, forget] = useTheirs({ outcome, onLost })
  const [mineKept, setMineKept] = useState<ReadonlySet<string> | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [goesOn, setGoesOn] = useState(false)

  const fields = useMemo(
    () =>
      flatFields(docConfig?.fields ?? []).filter(
        ({ field }) => isEdited(field) && !['id', 'createdAt', 'updatedAt'].includes(field.name),
      ),
    [docConfig],
  )
  const paths = fields.map(({ path }) => path)
  const found = theirs.kind === 'found' ? theirs.doc : null
  const base = (data ?? {}) as Values
  // Compared once, when the other version arrived: merging changes both sides.
  const [compared, setCompared] = useState<{ to: Values | null; differences: Difference[] }>({
    to: null,
    differences: [],
  })
  if (found !== compared.to) {
    const mine = getData() as Values
    const differences = found ? compareEdits({ base, mine, theirs: found, paths }) : []
    setCompared({ to: found, differences })
  }
  const { differences } = compared
  const conflicts = differences.filter(({ isConflict }) => isConflict)
  const others = differences.filter(({ isConflict }) => !isConflict)
  // My value is preselected: it is what the person meant to save.
  const keepMine = mineKept ?? new Set(conflicts.map(({ path }) => path))

  const goOn = async () => {
    if (!found || isWorking) return
    setWorking(true)
    const mine = getData() as Values
    const merged = mergeEdits({ base, mine, theirs: found, paths, keepMine })
    const state = await ask({ data: merged, renderAllFields: true, skipValidation: true })
    setWorking(false)
    if (!state) {
      setMineKept(null)
      return onLost()
    }
    setData(found)
    replaceState(state)
    setGoesOn(true)
  }

  // Save once the form holds the merged values.
  useEffect(() => {
    if (!goesOn || isBusy) return
    setGoesOn(false)
    setMineKept(null)
    forget()
    setModified(true)
    save()
  }, [goesOn, isBusy, forget, setModified, save])

  const isQuiet = found !== null && differences.length === 0
  const quietFor = useRef<Values | null>(null)
  useEffect(() => {
    if (!isQuiet || quietFor.current === found) return
    quietFor.current = found
    void goOn()
  })

  const close = () => {
    setMineKept(null)
    forget()
  }
  const choose = (path: string, isMine: boolean) => {
    const next = new Set(keepMine)
    if (isMine) next.add(path)
    else next.delete(path)
    setMineKept(next)
  }
  const changedAt = typeof found?.updatedAt === 'string' ? found.updatedAt : null
  const when = format.dateTime(changedAt, timeZone)
  const who = outcome?.kind === 'stale' ? outcome.by : null
  const text = who ? t('document.stale.textBy', { who, when }) : t('document.stale.text', { when })
  const fieldAt = (path: string) => fields.find((one) => one.path === path)?.field

  return (
    <Dialog
      open={theirs.kind === 'gone' || (found !== null && !isQuiet)}
      size="large"
      title={t('document.stale.title')}
      description={found ? text : undefined}
      busy={isWorking}
      onClose={close}
      footer={
        <>
          <Button tone="secondary" disabled={isWorking} onClick={close}>
            {t('document.stale.back')}
          </Button>
          {found && (
            <Button busy={isWorking} onClick={() => void goOn()}>
              {t('document.stale.save')}
            </Button>
          )}
        </>
      }
    >
      {theirs.kind === 'gone' && <Alert tone="warning">{t('document.stale.gone')}</Alert>}
      {conflicts.length > 1 && (
        <div className="stale__all">
          <Button
            size="small"
            tone="soft"
            onClick={() => setMineKept(new Set(conflicts.map(({ path }) => path)))}
          >
            {t('document.stale.allMine')}
          </Button>
          <Button size="small" tone="soft" onClick={() => setMineKept(new Set())}>
            {t('document.stale.allTheirs')}
          </Button>
        </div>
      )}
      {conflicts.map((one) => (
        <StaleField
          key={one.path}
          {...one}
          field={fieldAt(one.path)}
          isMine={keepMine.has(one.path)}
          onChoose={(isMine) => choose(one.path, isMine)}
        />
      ))}
      {others.length > 0 && (
        <section className="stale__others">
          <h3>{t('document.stale.alsoChanged')}</h3>
          {others.map((one) => (
            <StaleField key={one.path} {...one} field={fieldAt(one.path)} />
          ))}
        </section>
      )}
    </Dialog>
  )
}
