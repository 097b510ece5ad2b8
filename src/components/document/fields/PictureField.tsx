'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { readApi } from '../../ui/requests/api'
import { pictureOf } from '@/present/record/pictureOf'
import { PicturePicker } from '@/components/ui/picture/PicturePicker'
import { MAX_PICTURE_MB } from '@/components/ui/picture/pictureRules'
import type { UploadedPicture } from '@/components/ui/picture/uploadPicture'
import { useT } from '@/components/ui/useT'
import { idOf, type Id } from '@/domain/shared/idOf'

import './pictureField.css'

/** The URL of a stored image by its id; null until it is loaded. */
const usePicture = (id: Id | null): string | null => {
  const [found, setFound] = useState<{ id: Id; address: string | null } | null>(null)
  useEffect(() => {
    if (id === null) return
    const asked = new AbortController()
    readApi(`/api/media/${id}?depth=0`, asked.signal)
      .then((media) => setFound({ id, address: pictureOf(media) }))
      // An image that cannot be loaded is ignored; the field still shows that there is one.
      .catch(() => {})
    return () => asked.abort()
  }, [id])
  return found?.id === id ? (found?.address ?? null) : null
}

/** An image field: uploaded at once, attached with the next save. */
export const PictureField: UploadFieldClientComponent = ({ field, path, readOnly }) => {
  const t = useT()
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const id = idOf(value)
  const address = usePicture(id)
  const label = typeof field.label === 'string' ? field.label : t('stockCards.fields.picture')

  const change = (chosen: UploadedPicture | null) => {
    setValue(chosen?.id ?? null)
    return undefined
  }

  return (
    <div className="picture-field field-type" id={fieldIdOf(path)}>
      <p className="field-label">{label}</p>
      <FieldError message={errorMessage} path={path} showError={showError} />
      {address && <img alt="" className="picture-field__picture" src={address} />}
      {!readOnly && (
        <PicturePicker
          isSet={id !== null}
          words={{
            picture: label,
            upload: t('account.uploadAvatar'),
            remove: t('account.resetAvatar'),
            hint: t('account.pictureHint', { max: MAX_PICTURE_MB }),
          }}
          onChange={change}
        />
      )}
    </div>
  )
}
