'use client'

import { useEffect, useRef } from 'react'
import type { Share } from '@/access/roles/permissionSets'

type Props = { share: Share; label: string; disabled?: boolean; onChange: (all: boolean) => void }

/** None, some or all of a set; a click on "some" selects all. */
export const TriStateBox = ({ share, label, disabled, onChange }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some'
  }, [share])
  return (
    <input
      ref={box}
      aria-label={label}
      checked={share === 'all'}
      disabled={disabled}
      type="checkbox"
      onChange={() => onChange(share !== 'all')}
    />
  )
}
