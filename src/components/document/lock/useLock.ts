'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { isApprovedPath } from '@/domain/tenders/approvedContent'
import { useTenderStatus } from './lines/useTenderTerms'

/** Whether this is the form of a tender whose content may not change any more. */
export const useContentLock = (): boolean => {
  const { collectionSlug } = useDocumentInfo()
  const { isLocked } = useTenderStatus()
  return collectionSlug === 'tenders' && isLocked
}

/** Whether the field at this path is locked by the approval of its tender; false in other forms. */
export const useIsLocked = (path: string): boolean => useContentLock() && isApprovedPath(path)
