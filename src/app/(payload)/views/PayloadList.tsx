import { DefaultListView } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'

const SERVER_ONLY = [
  'collectionConfig',
  'data',
  'i18n',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
] as const

/**
 * Payload's own list, for the drawers of its relationship fields, which need it to return the
 * choice. A collection that brings a page of its own in place of a list draws this one there.
 */
export const PayloadList = (props: ListViewServerProps) => {
  const rest: Partial<ListViewServerProps> = { ...props }
  for (const name of SERVER_ONLY) delete rest[name]
  return <DefaultListView {...(rest as Omit<ListViewServerProps, (typeof SERVER_ONLY)[number]>)} />
}
