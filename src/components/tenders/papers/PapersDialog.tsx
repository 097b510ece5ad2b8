'use client'

import { useEffect, useRef, useState } from 'react'
import { BulkOutcome } from '../../list/bulk/BulkOutcome'
import type { BulkResult, BulkTarget } from '../../list/bulk/runBulk'
import { saveBlob } from '../../ui/requests/api'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { pause } from '../../ui/requests/patiently'
import { useT } from '@/components/ui/useT'
import { collectPapers, MAX_PAPERS } from './collectPapers'

type Props = { read: () => Promise<readonly BulkTarget[]>; onClose: () => void }

/** Loads the PDFs, saves them as one archive, and lists the missing ones with reasons. */
export const PapersDialog = ({ read, onClose }: Props) => {
  const t = useT()
  const isStopped = useRef(false)
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [result, setResult] = useState<BulkResult | null>(null)
  const isStarted = useRef(false)

  useEffect(() => {
    // Once, even if rendered repeatedly.
    if (isStarted.current) return
    isStarted.current = true
    const run = async () => {
      const targets = await read()
      setProgress({ done: 0, total: targets.length })
      const { archive, result: outcome } = await collectPapers({
        targets,
        isStopped: () => isStopped.current,
        onProgress: (done) => setProgress({ done, total: targets.length }),
        pause,
      })
      if (archive)
        saveBlob(
          new Blob(archive as BlobPart[], { type: 'application/zip' }),
          `${t('tenders.plural')}.zip`,
        )
      setResult(outcome)
    }
    run().catch(() => setResult({ done: [], failed: [], untouched: [] }))
  }, [read, t])

  const close = () => {
    isStopped.current = true
    onClose()
  }
  return (
    <Dialog
      open
      size={result ? 'medium' : 'small'}
      title={t('approvals.papers.title')}
      description={t('approvals.papers.text', { n: MAX_PAPERS })}
      onClose={close}
      footer={
        <Button tone={result ? 'primary' : 'secondary'} onClick={close}>
          {t(result ? 'actions.close' : 'list.stop')}
        </Button>
      }
    >
      <BulkOutcome progress={progress} result={result} />
    </Dialog>
  )
}
