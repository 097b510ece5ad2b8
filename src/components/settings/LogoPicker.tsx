'use client'

import { IconPhoto } from '@tabler/icons-react'

import { pictureOf } from '@/present/record/pictureOf'
import { PicturePicker } from '@/components/ui/picture/PicturePicker'
import { MAX_PICTURE_MB } from '@/components/ui/picture/pictureRules'
import type { UploadedPicture } from '@/components/ui/picture/uploadPicture'
import { useT } from '@/components/ui/useT'

import type { Logo } from '@/present/settings/settingsValues'

type Props = { value: Logo | null; canWrite: boolean; onChange: (logo: Logo | null) => void }

/** The company's logo: uploaded at once, used after the form is saved. */
export const LogoPicker = ({ value, canWrite, onChange }: Props) => {
  const t = useT()
  const change = (chosen: UploadedPicture | null) => {
    onChange(chosen && { id: chosen.id, url: pictureOf(chosen) })
    return undefined
  }

  return (
    <div className="logo-picker">
      <div className="logo-picker__frame">
        {value?.url ? (
          <img alt={t('settings.companyProfile.logo')} src={value.url} />
        ) : (
          <span className="text-soft">
            <IconPhoto aria-hidden="true" size={26} stroke={1.5} />
            {t('settings.noLogo')}
          </span>
        )}
      </div>
      {canWrite && (
        <PicturePicker
          isSet={value !== null}
          words={{
            picture: t('settings.companyProfile.logo'),
            upload: t('settings.uploadLogo'),
            remove: t('settings.removeLogo'),
            hint: t('settings.hints.logo', { max: MAX_PICTURE_MB }),
          }}
          onChange={change}
        />
      )}
    </div>
  )
}
