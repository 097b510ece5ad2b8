'use client'

import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { Avatar } from '@/components/ui/Avatar'
import { Button } from '@/components/ui/Button'
import { useNotify } from '@/components/ui/useNotify'
import { useT } from '@/components/ui/useT'
import { sendJson } from '@/components/ui/sendJson'

import { PICTURE_TYPES, MAX_PICTURE_MB, refusePicture } from './pictureRules'
import { uploadPicture } from './uploadPicture'

type Props = { userId: number; name: string; picture: string | null }

/** One's picture: another one, or none, which shows the initials. Takes effect at once. */
export const AvatarPicker = ({ userId, name, picture }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const save = async (avatar: number | null): Promise<boolean> => {
    const outcome = await sendJson(`/api/users/${userId}`, { avatar }, { method: 'PATCH' })
    if (outcome.ok) return true
    setError(outcome.message ?? t('common.connectionFailed'))
    return false
  }

  const run = async (work: () => Promise<boolean>, notice: string) => {
    setBusy(true)
    setError(null)
    const isDone = await work()
    setBusy(false)
    if (!isDone) return
    notifySuccess(notice)
    router.refresh()
  }

  const choose = (file: File | undefined) => {
    if (!file) return
    const refusal = refusePicture(file)
    if (refusal) return setError(t(refusal, { max: MAX_PICTURE_MB }))
    void run(async () => {
      const uploaded = await uploadPicture(file)
      if (uploaded.ok) return save(uploaded.data.doc.id)
      setError(uploaded.message ?? t('common.connectionFailed'))
      return false
    }, t('account.pictureSaved'))
  }

  return (
    <div className="avatar-picker">
      <Avatar name={name} picture={picture} size="large" />
      <div className="avatar-picker__text">
        <div className="avatar-picker__actions">
          <Button
            busy={isBusy}
            icon={<IconUpload aria-hidden="true" size={18} />}
            tone="soft"
            onClick={() => input.current?.click()}
          >
            {t('account.uploadAvatar')}
          </Button>
          {picture && (
            <Button
              disabled={isBusy}
              icon={<IconTrash aria-hidden="true" size={18} />}
              tone="secondary"
              onClick={() => void run(() => save(null), t('account.pictureRemoved'))}
            >
              {t('account.resetAvatar')}
            </Button>
          )}
        </div>
        <p className="ui-field__hint">{t('account.pictureHint', { max: MAX_PICTURE_MB })}</p>
        <p aria-live="polite" className="ui-field__error">
          {error}
        </p>
        <input
          ref={input}
          hidden
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('account.picture')}
          type="file"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            // The same file may be chosen again after a failure.
            event.currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
