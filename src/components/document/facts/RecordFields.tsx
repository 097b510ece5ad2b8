'use client'

import { useFormFields, type RenderFields } from '@payloadcms/ui'
import { useMemo, type ComponentProps } from 'react'

import { FormFields } from '../tabs/FormFields'

import { ReadFields } from './ReadFields'
import { isSomething, splitFields } from './splitFields'
import { useFieldUse } from './useFieldUse'

type Props = ComponentProps<typeof RenderFields> & {
  /** They stand beside the record: what is empty is left out. */
  isSide?: boolean
}

/**
 * The fields of a record: those that can be filled in as inputs, those that can only be read as
 * text above them. The one place where a form decides between the two, for every kind of field: a
 * control that is drawn at all can be filled in.
 */
export const RecordFields = ({ isSide = false, ...given }: Props) => {
  const { fields, className } = given
  const useOf = useFieldUse()
  const { read: all, open } = useMemo(() => splitFields(fields, useOf), [fields, useOf])
  // A string, so that the fields are drawn again only when other ones are to be shown.
  const shown = useFormFields(([state]) =>
    all
      .map(({ name }) => name)
      .filter((name) => state[name] && state[name].passesCondition !== false)
      .join(),
  )
  const read = useMemo(
    () => all.filter(({ name }) => shown.split(',').includes(name)),
    [all, shown],
  )
  // Hints are for whoever fills something in.
  const isOpen = open.some(isSomething)
  if (read.length === 0) return <FormFields {...given} fields={open} />
  const facts = <ReadFields fields={read} skipsEmpty={isSide} />
  if (!isOpen) return <div className={className}>{facts}</div>
  // Cards and tabs stand on the page, not on a card themselves.
  if (className && !className.includes('--card'))
    return (
      <>
        <div className="doc-card">{facts}</div>
        <FormFields {...given} fields={open} />
      </>
    )
  return (
    <div className={className}>
      {facts}
      <FormFields {...given} className={undefined} fields={open} />
    </div>
  )
}
