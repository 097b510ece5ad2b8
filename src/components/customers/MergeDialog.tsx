'use client'

import { IconArrowsExchange } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { choiceName } from '@/catalog/choices'
import { MERGE_COMMANDS } from '@/catalog/commands/merge'
import { paths } from '@/catalog/paths'
import type { MergeField } from '@/domain/customers/merge'
import type { MergeChoice, MergeSheet, Merging } from '@/present/customers/mergeSheet'
import { SimilarRecords } from '../document/similar/SimilarRecords'
import { useSimilar } from '../document/similar/useSimilar'
import { ChoicePicker } from '../frame/records/ChoicePicker'
import { Button } from '../ui/controls/Button'
import { Field } from '../ui/inputs/Field'
import { Skeleton } from '../ui/layout/Skeleton'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { readApi } from '../ui/requests/api'
import { useAttempt } from '../ui/requests/useAttempt'
import { useNotify } from '../ui/requests/useNotify'
import { useWords } from '../ui/useWords'
import { proposedFields, MergeFields } from './MergeFields'
import styles from './merge.module.css'
import { useSplit } from './useSplit'

type Props = {
  id: number
  name: string
  merging: Merging
  /** Also called after merging, when the remaining customer's page is loading. */
  onClose: (isMerged: boolean) => void
}

const useSheet = (id: number, other: MergeChoice | null) => {
  const [sheet, setSheet] = useState<MergeSheet | null>(null)
  const [failed, setFailed] = useState(false)
  const otherId = other?.id ?? null
  useEffect(() => {
    if (otherId === null) return
    const abort = new AbortController()
    readApi<MergeSheet>(`/api/companies/${id}/merge-sheet?with=${otherId}`, abort.signal)
      .then(setSheet)
      .catch(() => !abort.signal.aborted && setFailed(true))
    return () => abort.abort()
  }, [id, otherId])
  return { sheet, failed }
}

type PickerProps = Omit<Props, 'onClose'> & { onPick: (other: MergeChoice) => void }

/** Picker for the other customer: similar ones first. */
const PickOther = ({ id, merging, onPick }: PickerProps) => {
  const { t } = useWords()
  const found = useSimilar({ slug: 'companies', question: { ...merging.sought, except: id } })
  return (
    <div className={styles.pick}>
      <SimilarRecords
        found={found}
        onUse={({ company, companyName }) => onPick({ id: company, name: companyName ?? '' })}
      />
      <Field label={t('merging.other')} required>
        {(input) => (
          <ChoicePicker
            chosen=""
            describedBy={input['aria-describedby']}
            filter={{
              and: [{ id: { not_equals: id } }, { isMerged: { equals: 'false' } }],
            }}
            inputId={input.id}
            label={t('merging.other')}
            onPick={(choice) =>
              onPick({ id: Number(choice.id), name: choiceName('companies', choice) })
            }
            rights={merging}
            slug="companies"
          />
        )}
      </Field>
    </div>
  )
}

/** Dialog to merge a customer with another one: which one remains, and with which values. */
export const MergeDialog = ({ id, name, merging, onClose }: Props) => {
  const { t } = useWords()
  const router = useRouter()
  const send = useAttempt()
  const split = useSplit()
  const { notifyUndo, notifyFailure } = useNotify()
  const [other, setOther] = useState(merging.with)
  const [staysOther, setStaysOther] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<MergeField> | null>(null)
  const isMerged = useRef(false)
  const { sheet, failed } = useSheet(id, other)
  const sides = sheet && (staysOther ? sheet.sides.toReversed() : sheet.sides)
  const [winner, loser] = sides ?? []
  const taken = chosen ?? (winner && loser ? proposedFields(winner, loser) : new Set<MergeField>())

  const merge = async (): Promise<string | void> => {
    if (!winner || !loser) return
    const outcome = await send(`/api/companies${MERGE_COMMANDS.merge.path}`, {
      body: { winner: winner.id, loser: loser.id, fields: [...taken] },
    })
    if (!outcome.ok)
      return Object.values(outcome.fields)[0] ?? outcome.message ?? t('common.connectionFailed')
    isMerged.current = true
    notifyUndo(
      t('merging.done', { name: loser.name, winner: winner.name }),
      () =>
        void split({ id: loser.id, name: loser.name }).then((refusal) => {
          if (refusal) notifyFailure(refusal)
        }),
    )
    router.push(paths.customerView(winner.id))
    router.refresh()
  }

  return (
    <ConfirmDialog
      blockedReason={winner ? undefined : t('merging.pickFirst')}
      confirmLabel={t('merging.merge')}
      onClose={() => onClose(isMerged.current)}
      onConfirm={merge}
      open
      size="large"
      title={t('merging.title', { name })}
    >
      {!other && <PickOther id={id} name={name} merging={merging} onPick={setOther} />}
      {other &&
        !sides &&
        (failed ? <p>{t('common.connectionFailed')}</p> : <Skeleton height="220px" />)}
      {winner && loser && (
        <>
          <div className={styles.direction}>
            <p>{t('merging.text', { winner: winner.name, name: loser.name })}</p>
            <Button
              icon={<IconArrowsExchange aria-hidden="true" size={18} />}
              onClick={() => {
                setStaysOther(!staysOther)
                setChosen(null)
              }}
              size="small"
              tone="secondary"
            >
              {t('merging.swap')}
            </Button>
          </div>
          <MergeFields winner={winner} loser={loser} taken={taken} onChange={setChosen} />
        </>
      )}
    </ConfirmDialog>
  )
}
