'use client'

import { IconBulb, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Alert } from '../layout/Alert'
import { Button } from '../controls/Button'
import { Dialog } from '../overlay/Dialog'
import { Select } from '../inputs/Select'
import { useT } from '../useT'
import { useCamera } from './useCamera'
import './scan.css'

type Props = {
  onCode: (code: string) => void
  onClose: () => void
  /** Stays open for the next code. */
  isSeries?: boolean
  /** Results so far. */
  children?: React.ReactNode
}

/** Vibrates when a code was read, for users who look at the shelf. */
const confirmRead = () => navigator.vibrate?.(60)

/** Reads codes with a camera, or from a photo where there is none. */
export const CameraDialog = ({ onCode, onClose, isSeries = false, children }: Props) => {
  const t = useT()
  const photo = useRef<HTMLInputElement>(null)
  const [miss, setMiss] = useState<string | null>(null)
  const [last, setLast] = useState('')
  const take = (code: string) => {
    confirmRead()
    setMiss(null)
    setLast(code)
    onCode(code)
    if (!isSeries) onClose()
  }
  const { video, running, problem, isLit, retry, choose, toggleLight } = useCamera(take)

  const readPhoto = async (file: File | undefined) => {
    if (!file) return
    try {
      const { detectCodes } = await import('./detector')
      const [found] = await detectCodes(await createImageBitmap(file))
      if (found) take(found.code)
      else setMiss(t('stockroom.scan.nothingInPhoto'))
    } catch {
      setMiss(t('stockroom.scan.nothingInPhoto'))
    }
  }
  const cameras = running?.cameras ?? []
  const device = running?.stream.getVideoTracks()[0]?.getSettings().deviceId ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stockroom.scan.title')}
      size="medium"
      footer={
        <>
          <Button
            tone="secondary"
            icon={<IconPhoto aria-hidden="true" size={18} />}
            onClick={() => photo.current?.click()}
          >
            {t('stockroom.scan.photo')}
          </Button>
          <Button onClick={onClose}>{t('actions.close')}</Button>
        </>
      }
    >
      <div className="scan">
        {problem ? (
          <>
            <Alert tone="warning">{t(`stockroom.scan.${problem}`)}</Alert>
            {problem !== 'insecure' && (
              <Button tone="soft" onClick={retry}>
                {t('stockroom.scan.retry')}
              </Button>
            )}
          </>
        ) : (
          <>
            <div className="scan__picture">
              <video ref={video} className="scan__video" playsInline muted />
              <span className="scan__frame" aria-hidden="true" />
            </div>
            <p className="scan__hint" role="status">
              {last
                ? t('stockroom.scan.read', { code: last })
                : t(running ? 'stockroom.scan.aim' : 'stockroom.scan.starting')}
            </p>
            {(cameras.length > 1 || running?.hasLight) && (
              <div className="scan__choices">
                {cameras.length > 1 && (
                  <Select
                    aria-label={t('stockroom.scan.camera')}
                    value={device}
                    options={cameras.map(({ deviceId, label }) => ({ value: deviceId, label }))}
                    onChange={choose}
                  />
                )}
                {running?.hasLight && (
                  <Button
                    tone={isLit ? 'primary' : 'secondary'}
                    aria-pressed={isLit}
                    icon={<IconBulb aria-hidden="true" size={18} />}
                    onClick={() => void toggleLight()}
                  >
                    {t('stockroom.scan.light')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
        {miss && <Alert tone="warning">{miss}</Alert>}
        {children}
        <input
          ref={photo}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={t('stockroom.scan.photo')}
          onChange={(event) => void readPhoto(event.currentTarget.files?.[0])}
        />
      </div>
    </Dialog>
  )
}
