'use client'

import { useAuth } from '@payloadcms/ui'

type Fields = true | Readonly<Record<string, true | { read?: unknown } | undefined>> | undefined

/** Whether the reader sees what lines cost; the server leaves it out for everybody else. */
export const useSeesCosts = (): boolean => {
  const { permissions } = useAuth()
  const fields = permissions?.collections?.['tender-items']?.fields as Fields
  if (fields === true) return true
  const own = fields?.unitCost
  return own === true || Boolean(own?.read)
}
