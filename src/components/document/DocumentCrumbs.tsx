'use client'

import { useDocumentInfo, useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

import { paths } from '@/catalog/paths'

import type { Company } from '@/present/record/documentProps'
import { listPathOf } from './pagesAround'
import { useWordsOfRecord } from './useWordsOfRecord'

/** The breadcrumb of a record: the list, its company, this record. */
export const DocumentCrumbs = ({ name, company }: { name: string; company?: Company }) => {
  const { setStepNav } = useStepNav()
  const { collectionSlug } = useDocumentInfo()
  const { plural } = useWordsOfRecord()
  const companyId = company?.id
  const companyName = company?.name

  useEffect(() => {
    const list = { label: plural, url: listPathOf(collectionSlug, companyId) }
    const under = companyId
      ? [{ label: companyName ?? '', url: paths.customerView(companyId) }]
      : []
    setStepNav([...under, ...(plural ? [list] : []), { label: name }])
  }, [setStepNav, collectionSlug, plural, companyId, companyName, name])
  return null
}
