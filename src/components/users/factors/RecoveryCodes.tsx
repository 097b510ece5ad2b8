'use client'

import { IconCopy, IconDownload } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { useLastShown } from '../../ui/overlay/useLastShown'
import { saveBlob } from '../../ui/requests/api'
import { useCopy } from '../../ui/requests/useCopy'
import { useT } from '@/components/ui/useT'

type Props = { codes: readonly string[] | null; onClose: () => void }

/** New recovery codes, shown only once. A click outside does not close the dialog. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const t = useT()
  const copy = useCopy()
  const shown = useLastShown(codes) ?? []
  const text = `${shown.join('\n')}\n`
  return (
    <Dialog
      destructive
      description={t('factors.codesText')}
      footer={<Button onClick={onClose}>{t('factors.codesKept')}</Button>}
      open={codes !== null}
      title={t('factors.codesTitle')}
      onClose={onClose}
    >
      <ul className="recovery-codes" dir="ltr">
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor-card__actions">
        <Button
          icon={<IconCopy aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={() => void copy(text)}
        >
          {t('factors.copyCodes')}
        </Button>
        <Button
          icon={<IconDownload aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={() =>
            saveBlob(new Blob([text], { type: 'text/plain' }), `${t('factors.codesFile')}.txt`)
          }
        >
          {t('factors.downloadCodes')}
        </Button>
      </div>
    </Dialog>
  )
}
