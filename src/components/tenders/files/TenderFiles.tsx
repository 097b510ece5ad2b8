'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { JoinFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'

import { FileList } from './FileList'

type Rights = ComponentProps<typeof FileList>['rights']

/** The files of the tender of a form. */
export const TenderFiles: JoinFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const rights = (permissions?.collections?.['tender-files'] ?? {}) as Rights
  return <FileList rights={rights} tender={id} />
}
