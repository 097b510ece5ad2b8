'use client'

import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { Button } from '../controls/Button'
import { classNames } from '@/components/ui/classNames'
import { useFileDrop } from '../inputs/useFileDrop'
import { useT } from '@/components/ui/useT'

import { MAX_PICTURE_MB, PICTURE_TYPES, refusePicture } from './pictureRules'
import { uploadPicture, type UploadedPicture } from './uploadPicture'
import './picturePicker.css'

type Props = {
  words: { picture: string; upload: string; remove: string; hint: string }
  /** There is a picture to remove. */
  isSet: boolean
  /**
   * Uses the stored picture, or none.
   * @returns what went wrong, in the reader's language
   */
  onChange: (picture: UploadedPicture | null) => Promise<string | undefined> | undefined
}

/** Buttons that upload or remove a picture; errors are shown below them. */
export const PicturePicker = ({ words, isSet, onChange }: Props) => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const run = async (work: () => Promise<string | undefined> | undefined) => {
    setBusy(true)
    setError(undefined)
    setError(await work())
    setBusy(false)
  }

  const choose = (file: File | undefined) => {
    if (!file) return
    const refusal = refusePicture(file)
    if (refusal) return setError(t(refusal, { max: MAX_PICTURE_MB }))
    void run(async () => {
      const uploaded = await uploadPicture(file)
      if (!uploaded.ok) return uploaded.message ?? t('common.connectionFailed')
      return onChange(uploaded.data.doc)
    })
  }

  const { isOver, handlers } = useFileDrop({
    isOn: !isBusy,
    onFiles: ([file]) => choose(file),
  })

  return (
    <div className={classNames('picture-picker', isOver && 'picture-picker--over')} {...handlers}>
      <div className="picture-picker__actions">
        <Button
          busy={isBusy}
          icon={<IconUpload aria-hidden="true" size={18} />}
          tone="soft"
          onClick={() => input.current?.click()}
        >
          {words.upload}
        </Button>
        {isSet && (
          <Button
            disabled={isBusy}
            icon={<IconTrash aria-hidden="true" size={18} />}
            tone="secondary"
            onClick={() => void run(() => onChange(null))}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <p className="ui-field__hint">
        {words.hint} <span className="picture-picker__ways">{t('account.pictureWays')}</span>
      </p>
      <p aria-live="polite" className="ui-field__error">
        {error}
      </p>
      <input
        ref={input}
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={words.picture}
        type="file"
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
