'use client'

import { useState } from 'react'

import { CustomColor } from '@/components/frame/customiser/CustomColor'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'
import { hexOf } from '@/domain/shared/text/textColor'

/** Initial colour of the picker if there is none yet. */
const FIRST = '#e60000'

type Props = {
  title: string
  /** The colour at the cursor; a named one, or none, starts with the default. */
  color: string
  onAnswer: (color: string) => void
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** Dialog to choose any colour. */
export const ColorDialog = ({ title, color, open, onAnswer, onClose, onClosed }: Props) => {
  const t = useT()
  const [picked, setPicked] = useState(color.startsWith('#') ? color : FIRST)
  return (
    <Dialog
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button onClick={() => onAnswer(hexOf(picked) ?? FIRST)}>{t('actions.apply')}</Button>
        </>
      }
      open={open}
      title={title}
      onClose={onClose}
      onClosed={onClosed}
    >
      <CustomColor isPrompt color={picked} onChange={setPicked} />
    </Dialog>
  )
}
