'use client'

import {
  ErrorPill,
  RenderFields,
  useDocumentInfo,
  useFormFields,
  useTranslation,
  WatchChildErrors,
} from '@payloadcms/ui'
import type { ClientTab, TabsFieldClient } from 'payload'
import { getFieldPaths } from 'payload/shared'
import { useMemo, useState, type ComponentProps } from 'react'

import { Tabs } from '../../ui/controls/Tabs'

import { shownTabs } from '../facts/splitFields'
import { useFieldUse } from '../facts/useFieldUse'
import { useSay } from '../useSay'
import { useOpenTab } from './useOpenTab'

/** How many fields of a tab are invalid, once the form was submitted. */
const TabErrors = ({ tab }: { tab: ClientTab }) => {
  const { i18n } = useTranslation()
  const [count, setCount] = useState<number>()
  return (
    <>
      <WatchChildErrors
        fields={tab.fields}
        path={'name' in tab && tab.name ? [tab.name] : []}
        setErrorCount={setCount}
      />
      {count ? <ErrorPill count={count} i18n={i18n} /> : null}
    </>
  )
}

type Props = Omit<ComponentProps<typeof RenderFields>, 'className' | 'fields'> & {
  field: TabsFieldClient
  /** Index among its sibling fields. */
  index: number
}

/**
 * The tabs of a form, of which only the open one is rendered. Payload's own are buttons without
 * roles, without a selected state and without arrow keys, and cannot be replaced individually.
 */
export const FormTabs = ({ field, index: place, ...given }: Props) => {
  const say = useSay()
  const useOf = useFieldUse()
  const { docConfig } = useDocumentInfo()
  const hidden = useFormFields(([state]) =>
    field.tabs.flatMap(({ id }) => (id && state[id]?.passesCondition === false ? [id] : [])).join(),
  ).split(',')
  // Memoised: fields re-render only when the visible ones change.
  const all = useMemo(() => shownTabs(field.tabs, useOf), [field, useOf])
  const tabs = all.filter(({ tab }) => !tab.id || !hidden.includes(tab.id))
  const { parentIndexPath, parentPath, parentSchemaPath } = given
  const own = getFieldPaths({
    field,
    index: place,
    parentIndexPath,
    parentPath,
    parentSchemaPath,
  })
  const [open, setOpen] = useOpenTab(
    own.indexPath,
    tabs.map(({ index }) => index),
  )
  const labels = docConfig && 'labels' in docConfig ? docConfig.labels : undefined
  return (
    <Tabs
      className="form-tabs"
      items={tabs.map(({ tab, index }) => {
        const paths = getFieldPaths({
          field: tab,
          index,
          parentIndexPath: own.indexPath,
          parentPath: own.path,
          parentSchemaPath: own.schemaPath,
        })
        return {
          value: String(index),
          label: say(tab.label),
          badge: <TabErrors tab={tab} />,
          content: (
            <RenderFields
              {...given}
              fields={tab.fields}
              parentIndexPath={paths.indexPath}
              parentPath={paths.path}
              parentSchemaPath={paths.schemaPath}
            />
          ),
        }
      })}
      label={say(labels?.singular)}
      value={String(open)}
      onChange={(value) => setOpen(Number(value))}
    />
  )
}
