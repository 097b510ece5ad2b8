'use client'

import { IconPlus } from '@tabler/icons-react'
import { useT } from '../../ui/useT'

type Props = {
  columns: readonly { name: string; label: string }[]
  onShow: (name: string) => void
}

/** The hidden columns; pressing one appends it to the visible ones. */
export const HiddenColumns = ({ columns, onShow }: Props) => {
  const t = useT()
  if (columns.length === 0) return null
  return (
    <section className="list-columns">
      <h3 className="list-columns__title">{t('list.hiddenColumns')}</h3>
      <div className="list-columns__hidden">
        {columns.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="list-chip"
            aria-label={t('list.showColumn', { name: label })}
            onClick={() => onShow(name)}
          >
            <IconPlus aria-hidden="true" size={14} />
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
