'use client'

import { IconColumns3, IconPlus } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { keepListChoice } from './keepListChoice'

// Drag and drop is loaded when the chooser opens.
const ColumnList = dynamic(() => import('./ColumnList').then((module) => module.ColumnList))

type Named = { name: string; label: string }
type Props = {
  /** Every column the reader may show. */
  columns: readonly Named[]
  /** Names of the displayed ones, in order. */
  shown: readonly string[]
  /** The column that names the record: always shown. */
  titleField: string
}

type HiddenColumnsProps = {
  columns: readonly { name: string; label: string }[]
  onShow: (name: string) => void
}

/** The hidden columns; pressing one appends it to the visible ones. */
const HiddenColumns = ({ columns, onShow }: HiddenColumnsProps) => {
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

/** Which columns a list has and in which order; stored per user and list. */
export const ColumnChooser = ({ columns, shown, titleField }: Props) => {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [names, setNames] = useState<readonly string[]>(shown)
  const [isBusy, setIsBusy] = useState(false)
  const { slug, state, change, retry } = useList()
  const { notifyFailure } = useNotify()

  const open = () => {
    setNames(shown)
    setIsOpen(true)
  }
  /** With a view the address contains the columns; else they are the reader's preference. */
  const keep = async (next: readonly string[]) => {
    if (state.columns.length > 0 && next.length > 0) {
      change({ columns: next, page: state.page })
      return setIsOpen(false)
    }
    setIsBusy(true)
    const value = next.length > 0 ? next : null
    const isKept = await keepListChoice({ preference: 'columns', slug, value })
    setIsBusy(false)
    if (!isKept) return notifyFailure(t('common.connectionFailed'))
    setIsOpen(false)
    if (state.columns.length > 0) change({ columns: [], page: state.page })
    else retry()
  }
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        icon={<IconColumns3 aria-hidden="true" size={17} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('list.columns')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('list.editColumns')}
        description={t('list.columnsHint')}
        busy={isBusy}
        footer={
          <>
            <Button tone="ghost" className="list-reset" busy={isBusy} onClick={() => void keep([])}>
              {t('list.resetColumns')}
            </Button>
            <Button tone="secondary" disabled={isBusy} onClick={() => setIsOpen(false)}>
              {t('actions.cancel')}
            </Button>
            <Button busy={isBusy} onClick={() => void keep(names)}>
              {t('actions.apply')}
            </Button>
          </>
        }
      >
        <ColumnList
          columns={names.map((name) => ({ name, label: labelOf(name) }))}
          fixed={titleField}
          onChange={setNames}
        />
        <HiddenColumns
          columns={columns.filter(({ name }) => !names.includes(name))}
          onShow={(name) => setNames([...names, name])}
        />
      </Dialog>
    </>
  )
}
