'use client'

import { useId, useRef, useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { Field } from '../../ui/inputs/Field'
import { TextInput } from '../../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import { hrefOf } from '@/domain/shared/text/textLink'

type Props = {
  /** The address at the cursor. */
  href?: string
  /** The URL to link to; null unlinks. */
  onAnswer: (href: string | null) => void
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** Dialog for the link of the selected text. */
export const LinkDialog = ({ href, open, onAnswer, onClose, onClosed }: Props) => {
  const t = useT()
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(href ?? '')
  const [isRefused, setRefused] = useState(false)
  const answer = () => {
    const meant = hrefOf(typed)
    if (meant) onAnswer(meant)
    else setRefused(true)
  }
  return (
    <Dialog
      footer={
        <>
          {href !== undefined && (
            <Button tone="secondary" onClick={() => onAnswer(null)}>
              {t('richText.unlink')}
            </Button>
          )}
          <Button form={form} type="submit">
            {t('actions.apply')}
          </Button>
        </>
      }
      initialFocus={input}
      open={open}
      title={t('richText.link')}
      onClose={onClose}
      onClosed={onClosed}
    >
      <form
        noValidate
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be inside a form of the page: React events bubble through portals.
          event.stopPropagation()
          answer()
        }}
      >
        <Field
          error={isRefused ? t('richText.noAddress') : null}
          hint={t('richText.addressHint')}
          label={t('richText.address')}
        >
          {(attributes) => (
            <TextInput
              {...attributes}
              ref={input}
              code
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setRefused(false)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
