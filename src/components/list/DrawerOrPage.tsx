'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

/**
 * Payload opens lists in drawers too, to choose a record for a field. There its own list knows how
 * to hand the choice back, so it stays.
 */
export const DrawerOrPage = ({ page, ...payloads }: ListViewClientProps & { page: ReactNode }) => {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? <DefaultListView {...payloads} /> : page
}
