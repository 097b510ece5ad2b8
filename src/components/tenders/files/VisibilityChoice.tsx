'use client'

import { useId } from 'react'

import { useT } from '@/components/ui/useT'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'

import type { Visibility } from './storedFile'

type Props = { value: Visibility; onChange: (value: Visibility) => void }

/** Visibility of the next files. */
export const VisibilityChoice = ({ value, onChange }: Props) => {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="tender-files__who">
      <legend>{t('tenderFiles.newOnes')}</legend>
      {FILE_VISIBILITIES.map((one) => (
        <label key={one} className="tender-files__option">
          <input
            checked={one === value}
            name={name}
            type="radio"
            value={one}
            onChange={() => onChange(one)}
          />
          {t(`tenderFiles.visibilities.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
