'use client'

import type { ClientField } from 'payload'
import { useId } from 'react'

import { useT } from '@/components/ui/useT'

import { useSay } from '../useSay'
import type { Difference } from '@/present/record/compareEdits'
import { StaleValue } from './StaleValue'

type Props = Difference & {
  field?: ClientField
  isMine?: boolean
  /** Missing without a conflict: the other value is used. */
  onChoose?: (isMine: boolean) => void
}

/** One conflicting field: my value and theirs, side by side. */
export const StaleField = ({ path, field, mine, theirs, isMine, onChoose }: Props) => {
  const t = useT()
  const say = useSay()
  const group = useId()
  const label = field && 'label' in field && field.label ? say(field.label) : path

  if (!onChoose) {
    return (
      <p className="stale__other">
        <span>{label}</span>
        <StaleValue field={field} path={path} value={theirs} />
      </p>
    )
  }
  const sides = [
    { key: 'mine', value: mine, isChosen: isMine === true },
    { key: 'theirs', value: theirs, isChosen: isMine !== true },
  ] as const
  return (
    <fieldset className="stale__field">
      <legend>
        {label}
        <span className="visually-hidden"> {t('document.stale.choose', { field: label })}</span>
      </legend>
      {sides.map(({ key, value, isChosen }) => (
        <label key={key} className="stale__side" data-chosen={isChosen}>
          <input
            type="radio"
            name={group}
            checked={isChosen}
            onChange={() => onChoose(key === 'mine')}
          />
          <span>
            <span className="stale__whose">{t(`document.stale.${key}`)}</span>
            <StaleValue field={field} path={path} value={value} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
