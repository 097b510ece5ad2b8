'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, useCallback } from 'react'
import { commandOf } from '@/catalog/commands/registry'
import { AskedCommand } from '@/components/frame/commands/AskedCommand'
import type { RecordAfterCommand } from '@/components/frame/commands/postCommand'
import { DocumentBar } from '../DocumentBar'
import type { DocumentCommands } from '@/present/record/documentProps'
import { useSave } from '../save/SaveContext'
import { useRecordCommands } from './useRecordCommands'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useAskFormState } from '../save/useAskFormState'
import { flatFields } from '@/components/document/flatFields'

/** Refills the form of a record with fields written by a command. */
const useShownContent = () => {
  const { replaceState, setModified } = useForm()
  const { setData } = useDocumentInfo()
  const ask = useAskFormState()
  return useCallback(
    async (doc: RecordAfterCommand) => {
      setData(doc)
      const state = await ask({ data: doc, renderAllFields: false, skipValidation: true })
      if (state) replaceState(state)
      setModified(false)
    },
    [ask, replaceState, setData, setModified],
  )
}

type Props = Omit<ComponentProps<typeof DocumentBar>, 'offered'> & { commands: DocumentCommands }

/**
 * Copies what a command changed into the record's form at once: the fields that clients cannot write,
 * and `updatedAt`, which the conflict check of the next save needs. The rest of the page reloads after.
 */
const useShownState = () => {
  const { dispatchFields, getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  return useCallback(
    (doc: RecordAfterCommand) => {
      const known = getFields()
      // Clients cannot write these, so no typed value is lost.
      const written = flatFields(docConfig?.fields ?? []).filter(
        ({ field }) => field.admin?.readOnly,
      )
      for (const path of [...written.map((one) => one.path), 'updatedAt']) {
        if (path in known && path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path] })
      }
    },
    [dispatchFields, getFields, docConfig],
  )
}

/** The bar of a record with commands: next steps, others, and the open dialog. */
export const CommandedBar = ({ commands, ...bar }: Props) => {
  const router = useRouter()
  const { isDirty } = useSave()
  const showState = useShownState()
  const showContent = useShownContent()
  const { offered, offers, asked, close } = useRecordCommands({ commands, isDirty })
  const { slug, id, recordName } = commands

  const onDone = (doc: RecordAfterCommand) => {
    if (asked && commandOf(slug, asked as never).changesContent) void showContent(doc)
    // A movement created from this record has its own state.
    if (String(doc.id) === String(id) && 'status' in doc) showState(doc)
    router.refresh()
  }
  return (
    <>
      <DocumentBar {...bar} offered={offered} />
      <AskedCommand
        slug={slug}
        record={{ id, name: recordName }}
        asked={asked}
        offers={offers}
        onClose={close}
        onDone={onDone}
      />
    </>
  )
}
