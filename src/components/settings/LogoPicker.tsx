'use client'

import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { MAX_PICTURE_MB, PICTURE_TYPES, refusePicture } from '@/components/account/pictureRules'
import { pictureOf } from '@/components/account/pictureOf'
import { uploadPicture } from '@/components/account/uploadPicture'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

import type { Logo } from './settingsValues'

type Props = { value: Logo | null; canWrite: boolean; onChange: (logo: Logo | null) => void }

/** The company's logo: uploaded at once, used from the next save on. */
export const LogoPicker = ({ value, canWrite, onChange }: Props) => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const refusal = refusePicture(file)
    if (refusal) return setError(t(refusal, { max: MAX_PICTURE_MB }))
    setBusy(true)
    setError(null)
    const outcome = await uploadPicture(file)
    setBusy(false)
    if (!outcome.ok) return setError(outcome.message ?? t('common.connectionFailed'))
    onChange({ id: outcome.data.doc.id, url: pictureOf(outcome.data.doc) })
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
        <div className="avatar-picker__text">
          <div className="avatar-picker__actions">
            <Button
              busy={isBusy}
              icon={<IconUpload aria-hidden="true" size={18} />}
              tone="soft"
              onClick={() => input.current?.click()}
            >
              {t('settings.uploadLogo')}
            </Button>
            {value && (
              <Button
                disabled={isBusy}
                icon={<IconTrash aria-hidden="true" size={18} />}
                tone="secondary"
                onClick={() => onChange(null)}
              >
                {t('settings.removeLogo')}
              </Button>
            )}
          </div>
          <p className="ui-field__hint">{t('settings.hints.logo', { max: MAX_PICTURE_MB })}</p>
          <p aria-live="polite" className="ui-field__error">
            {error}
          </p>
          <input
            ref={input}
            hidden
            accept={PICTURE_TYPES.join(',')}
            aria-label={t('settings.companyProfile.logo')}
            type="file"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
    </div>
  )
}
