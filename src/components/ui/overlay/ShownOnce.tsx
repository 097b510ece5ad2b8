'use client'

import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../controls/Button'
import { Alert } from '../layout/Alert'
import { useCopy } from '../requests/useCopy'
import { useT } from '../useT'
import { Dialog } from './Dialog'
import { useLastShown } from './useLastShown'
import './shownOnce.css'

type Props = { secret: string | null; onClose: () => void }

/**
 * A secret that is shown only once. Until it was copied, closing the dialog needs a second click,
 * and the browser asks before the page is left.
 */
export const ShownOnce = ({ secret, onClose }: Props) => {
  const t = useT()
  const toClipboard = useCopy()
  const shown = useLastShown(secret) ?? ''
  const [copied, setCopied] = useState<string | null>(null)
  const [isWarned, setWarned] = useState(false)
  const isSafe = copied === shown
  const copyButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (secret === null || isSafe) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [secret, isSafe])

  const copy = async () => {
    if (!(await toClipboard(shown))) return
    setCopied(shown)
    setWarned(false)
  }
  const close = () => {
    if (!isSafe && !isWarned) return setWarned(true)
    setWarned(false)
    onClose()
  }
  return (
    <Dialog
      destructive
      description={t('document.once.text')}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {t(isWarned ? 'document.once.closeAnyway' : 'document.once.kept')}
          </Button>
          <Button
            ref={copyButton}
            icon={<IconCopy aria-hidden="true" size={18} />}
            tone="primary"
            onClick={() => void copy()}
          >
            {t('document.once.copy')}
          </Button>
        </>
      }
      initialFocus={copyButton}
      open={secret !== null}
      title={t('document.once.title')}
      onClose={close}
    >
      <code className="shown-once" dir="ltr">
        {shown}
      </code>
      {isWarned && <Alert tone="warning">{t('document.once.notCopied')}</Alert>}
    </Dialog>
  )
}
