'use client'

import { useRouter } from 'next/navigation'

import { Avatar } from '../../ui/layout/Avatar'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

import { PicturePicker } from '@/components/ui/picture/PicturePicker'
import { MAX_PICTURE_MB } from '@/components/ui/picture/pictureRules'
import type { UploadedPicture } from '@/components/ui/picture/uploadPicture'

type Props = { userId: number; name: string; picture: string | null }

/** Changes or removes one's own picture (initials without one). Saved at once. */
export const AvatarPicker = ({ userId, name, picture }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()

  const save = async (chosen: UploadedPicture | null) => {
    const avatar = chosen?.id ?? null
    const outcome = await callApi(`/api/users/${userId}`, { method: 'PATCH', body: { avatar } })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t(chosen ? 'account.pictureSaved' : 'account.pictureRemoved'))
    router.refresh()
  }

  return (
    <div className="avatar-picker">
      <Avatar name={name} picture={picture} size="large" />
      <PicturePicker
        isSet={picture !== null}
        words={{
          picture: t('account.picture'),
          upload: t('account.uploadAvatar'),
          remove: t('account.resetAvatar'),
          hint: t('account.pictureHint', { max: MAX_PICTURE_MB }),
        }}
        onChange={save}
      />
    </div>
  )
}
