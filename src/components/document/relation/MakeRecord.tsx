'use client'

import { useId } from 'react'

import type { RightsTo } from '@/access/reading/choiceRights'
import { entityOf } from '@/catalog'
import type { Choice } from '@/catalog/choices'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'

import type { AskedField } from './askedFields'
import { MakeRecordField } from './MakeRecordField'
import { SimilarInDialog } from '../similar/SimilarInDialog'
import { useMaking } from './useMaking'

type Props = {
  slug: string
  fields: readonly AskedField[]
  /** Text typed into the picker: the name of the new record. */
  named: string
  /** Relations the form has fixed, such as the company of a branch. */
  fixed: Readonly<Record<string, Id>>
  /** Relations chosen in the form below the dialog, as suggestions for the new record. */
  around: Readonly<Record<string, Id>>
  rightsTo: RightsTo
  /** A new record, or an existing one selected instead. */
  onMade: (choice: Choice) => void
  onClose: () => void
}

/** A short form for creating a record inside a picker; other fields are on its own page. */
export const MakeRecord = (props: Props) => {
  const { slug, fields, fixed, rightsTo, onClose } = props
  const t = useT()
  const formId = useId()
  const { values, change, errors, message, isBusy, make } = useMaking(props)
  const shown = fields.filter(({ name }) => !(name in fixed))
  return (
    <Dialog
      open
      busy={isBusy}
      error={message}
      footer={
        <>
          <Button disabled={isBusy} tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button busy={isBusy} form={formId} type="submit">
            {t('actions.create')}
          </Button>
        </>
      }
      title={t(`${entityOf(slug)?.words}.new` as MessageKey)}
      onClose={onClose}
    >
      <form
        noValidate
        className="relation__form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          // Events of the dialogs would bubble to the form of the outer record.
          event.stopPropagation()
          void make()
        }}
      >
        {shown.map((field, at) => (
          <MakeRecordField
            key={field.name}
            error={errors[field.name]}
            field={field}
            isFirst={at === 0}
            rights={field.type === 'relationship' ? rightsTo[String(field.relationTo)] : undefined}
            value={values[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
        <SimilarInDialog fixed={fixed} slug={slug} values={values} onUse={props.onMade} />
      </form>
    </Dialog>
  )
}
